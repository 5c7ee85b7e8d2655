export interface LegalBlock {
  kind: 'heading' | 'paragraph';
  text: string;
}

/** Returns the headings (lines that begin with `# `) and paragraphs (separated by an empty line) of a document. */
export function legalBlocks(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  let lines: string[] = [];
  const endParagraph = (): void => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split('\n').map((one) => one.trimEnd())) {
    const heading = /^#\s+(.+)$/.exec(line)?.[1];
    if (heading === undefined && line !== '') lines.push(line);
    else endParagraph();
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
  }
  endParagraph();
  return blocks;
}
