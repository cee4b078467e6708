// The impact command.
export async function impact(_: object): Promise<number> {
  return 0
}
