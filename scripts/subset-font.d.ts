// What scripts use of subset-font, which says nothing of its types.

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype'
    readonly noHinting: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Uint8Array>
}
