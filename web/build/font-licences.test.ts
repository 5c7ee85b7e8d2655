import { expect, it } from 'vitest';
import { FONT_IDS } from '#shared/model/sites/font.ts';
import { fontLicences } from '#web/build/font-licences.ts';

it('fontLicences lists every font with the Open Font License (R-6.62)', () => {
  const listed = fontLicences();
  expect(listed.map(({ name }) => name)).toEqual(FONT_IDS.map((id) => `@expo-google-fonts/${id}`));
  for (const { text, identifier, version } of listed) {
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect([identifier, version]).toEqual(['OFL-1.1', expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  }
});
