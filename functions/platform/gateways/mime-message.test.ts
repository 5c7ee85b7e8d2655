import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { mimeMessage, type MimeMessage } from '#functions/platform/gateways/mime-message.ts';

const MESSAGE: MimeMessage = {
  from: { name: 'Swipe Studio', address: 'no-reply@example.com' },
  to: 'a@example.com',
  subject: 'Subject',
  text: 'Text',
  html: '<p>HTML</p>',
};

describe('mimeMessage', () => {
  it('keeps ASCII text readable', () => {
    const [headers = ''] = mimeMessage({ ...MESSAGE, replyTo: 'b@example.com' }).split('\r\n\r\n');
    expect(headers.split('\r\n')).toEqual([
      'From: "Swipe Studio" <no-reply@example.com>',
      'To: a@example.com',
      'Reply-To: b@example.com',
      'Subject: Subject',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="=_alternative"',
    ]);
  });

  it('attaches files beside the text and HTML parts', async () => {
    const content = new Uint8Array(200).map((_, index) => index);
    const email = await PostalMime.parse(
      mimeMessage({ ...MESSAGE, attachments: [{ name: 'report.pdf', type: 'application/pdf', content }] }),
    );
    expect([email.text?.trim(), email.html?.trim()]).toEqual([MESSAGE.text, MESSAGE.html]);
    expect(email.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([['report.pdf', 'application/pdf']]);
    expect(new Uint8Array(email.attachments[0]?.content as ArrayBuffer)).toEqual(content);
  });

  it('returns a message that a mail parser parses back to the same names, subjects and bodies', async () => {
    // White space at the ends of headers is not significant. Readers drop NUL and normalise line breaks in bodies.
    const header = fc.string({ unit: 'binary', maxLength: 300 }).map((text) =>
      text
        .toWellFormed()
        .replaceAll(/\p{Cc}/gu, '·')
        .trim(),
    );
    const body = fc.string({ unit: 'binary', maxLength: 3_000 }).map((text) => text.toWellFormed().replaceAll(/[\0\r\n\uFEFF]/g, '·'));
    await fc.assert(
      fc.asyncProperty(header, header, body, body, async (name, subject, text, html) => {
        const email = await PostalMime.parse(mimeMessage({ ...MESSAGE, from: { ...MESSAGE.from, name }, subject, text, html }));
        expect(email.from).toMatchObject({ name, address: MESSAGE.from.address });
        const withoutEnd = (read = '') => read.replace(/\n$/, '');
        expect([email.subject ?? '', withoutEnd(email.text), withoutEnd(email.html)]).toEqual([subject, text, html]);
      }),
    );
  });

  it('emits ASCII lines within the SMTP limit, and prevents header injection', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', maxLength: 2_000 }), (name, subject) => {
        const message = mimeMessage({
          ...MESSAGE,
          from: { ...MESSAGE.from, name: `${name}\r\nBcc: x@example.com` },
          subject: `${subject}\nX: y`,
        });
        expect(message).toMatch(/^[\r\n\u0020-\u007E]*$/);
        const [headers = ''] = message.split('\r\n\r\n');
        expect(headers.match(/^[\w-]+:/gm)).toEqual(['From:', 'To:', 'Subject:', 'MIME-Version:', 'Content-Type:']);
        for (const line of message.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
      }),
    );
  });
});
