declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Omits instructions for pixels of low-density screens. */
    noHinting: boolean;
    /** The OpenType features to keep; the glyphs of others are omitted. */
    keepFeatures: readonly string[];
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
