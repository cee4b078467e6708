// Pages of the console that are open at the same time: they share one session, so each hears who the others found in it.

class OtherPages {
  readonly #channel = new BroadcastChannel('muster.session')

  tell(memberId: string): void {
    this.#channel.postMessage(memberId)
  }

  hear(listener: (memberId: string) => void): void {
    this.#channel.addEventListener('message', ({ data }) => listener(String(data)))
  }
}

export const otherPages = new OtherPages()
