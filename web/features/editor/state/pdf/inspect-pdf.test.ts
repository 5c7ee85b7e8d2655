import { describe, expect, it } from 'vitest';
import { MEGABYTE, PDF_MAX } from '#shared/model/limits.ts';
import { inspectPdf } from '#web/features/editor/state/pdf/inspect-pdf.ts';

const file = (content: BlobPart, name: string, type = ''): File => new File([content], name, { type });

describe('inspectPdf', () => {
  it('recognises a PDF by its content, whatever its name, also after a few other bytes', async () => {
    expect(await inspectPdf(file('%PDF-1.7', 'a.png', 'image/png'))).toEqual({ isPdf: true });
    expect(await inspectPdf(file(`\uFEFF\r\n%PDF-2.0`, 'a'))).toEqual({ isPdf: true });
    expect(await inspectPdf(file(`${' '.repeat(1_024)}%PDF-1.7`, 'a.png'))).toEqual({ isPdf: false });
  });

  it.each(['a.pdf', 'a.PDF'])('refuses another content that is named %s', async (name) => {
    expect(await inspectPdf(file('text', name))).toEqual({ isPdf: true, fault: { kind: 'pdf', fault: 'not-pdf' } });
  });

  it('refuses another content of the type of a PDF', async () => {
    expect((await inspectPdf(file('text', 'a', 'application/pdf'))).fault).toEqual({ kind: 'pdf', fault: 'not-pdf' });
  });

  it('leaves pictures and empty files to the rules of pictures', async () => {
    expect(await inspectPdf(file('\u0089PNG', 'a.png', 'image/png'))).toEqual({ isPdf: false });
    expect(await inspectPdf(file('', 'a.pdf', 'application/pdf'))).toEqual({ isPdf: false });
  });

  it('refuses a PDF above the limit before it is opened', async () => {
    const large = (bytes: number) => Object.defineProperty(file('%PDF-1.7', 'a.pdf'), 'size', { value: bytes });
    expect(await inspectPdf(large(PDF_MAX.fileMb * MEGABYTE))).toEqual({ isPdf: true });
    expect(await inspectPdf(large(PDF_MAX.fileMb * MEGABYTE + 1))).toEqual({
      isPdf: true,
      fault: { kind: 'pdf', fault: 'too-large', max: PDF_MAX.fileMb },
    });
  });
});
