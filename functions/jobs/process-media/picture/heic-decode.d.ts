declare module 'heic-decode' {
  /** A picture of a file, not decoded yet: size in pixels, once upright. */
  export interface HeicImage {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }

  interface HeicImages extends Array<HeicImage> {
    dispose(): void;
  }

  const heicDecode: { all(file: { buffer: Uint8Array }): Promise<HeicImages> };
  export default heicDecode;
}
