declare module 'heic-decode' {
  /** A picture of the file that is not decoded yet. Its size is in pixels, after rotation. */
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
