// IBANs: read as people write them, and checked by their own check digits (ISO 13616).

/** Without spaces of any kind and in capitals; undefined where it is no IBAN or its check digits do not match. */
export function readIban(text: string): string | undefined {
  const iban = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined
  return remainder97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : undefined
}

/** Letters count as two digits, A as 10 and Z as 35. */
function remainder97(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
