declare module 'jsdom' {
  /** Parses a document like a browser, without running its scripts. */
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: { document: Document };
  }
}
