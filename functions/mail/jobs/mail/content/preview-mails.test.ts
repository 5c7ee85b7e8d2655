import { describe, expect, it } from 'vitest';
import { previewInvitationMail } from '#functions/mail/jobs/mail/content/preview-mails.ts';
import { LANGUAGES } from '#shared/model/language.ts';

const ADDRESS = 'https://console.example.com/site/abcdefghij12/preview';
const INVITED = { company: 'Tea & Co.', site: '{{company}}', email: 'hana@example.jp', note: 'One\n<b>two</b> {{site}}' };

describe.each(LANGUAGES)('an invitation to a preview in %s', (language) => {
  const mail = previewInvitationMail({ language, brandName: 'Swipe Studio' }, INVITED, ADDRESS);

  it('names company, site and address, and links to the preview', () => {
    const text = [mail.subject, ...mail.paragraphs].join('\n');
    for (const part of ['Swipe Studio', INVITED.company, INVITED.site, INVITED.email]) expect(text).toContain(part);
    expect(mail).toMatchObject({ greeting: null, button: { address: ADDRESS } });
  });

  it('contains the note as lines of plain text, and omits an empty note', () => {
    expect(mail.answers).toEqual([{ title: expect.stringContaining(INVITED.company), lines: ['One', '<b>two</b> {{site}}'] }]);
    expect(previewInvitationMail({ language, brandName: '' }, { ...INVITED, note: '' }, ADDRESS).answers).toBeUndefined();
  });
});
