import { publishJob } from '#functions/publishing/job-definitions/publish.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, sheet, sheetsInFirstCells, type Actor } from '#test/support/api/site-fixture.ts';
import { startJobFixture, type JobFixture } from '#test/support/jobs/job-fixture.ts';
import { VISITOR_SCRIPTS } from '#site-renderer/render/render-fixture.ts';
import { memoryEdgeStore } from '#functions/publishing/jobs/publish/publish-fixture.ts';
import { applyPublicState } from '#functions/publishing/jobs/publish/apply-public-state.ts';
import { fontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { type Company, EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { packagedFonts } from '#test/support/fonts/packaged-fonts.ts';
import { MARKUP_ATTACKS } from '#test/support/markup/markup-attacks.ts';

let test: JobFixture;
let user: Actor;

beforeAll(async () => {
  test = await startJobFixture();
  user = test.as(test.accounts.USER);
});
afterAll(() => test.stop());

const saying = (termsOfService: string, more: Partial<Company> = {}): Company => ({ ...EMPTY_COMPANY, termsOfService, ...more });
const termsOf = async (id: string) => (await user.get(id)).document.company.jp?.termsOfService;

describe('rich text in a save', () => {
  it('is returned to the editor in sanitised form', async () => {
    const site = await user.create();
    const sent = saying('<p onclick="alert(1)">第1条<script>alert(1)</script></p>', { privacyPolicy: '<p>方針</p>' });
    const { site: saved, merged, mergedBy } = await user.save(site.id, site.working, { company: { jp: sent, en: saying('<p>Terms</p>') } });
    expect(merged).toEqual({ company: { jp: { ...sent, termsOfService: '<p>第1条</p>' } } });
    expect(mergedBy).toBeNull();
    expect(await termsOf(site.id)).toBe('<p>第1条</p>');
    // Saving the text again, as sent or as sanitised, changes nothing.
    expect(await user.save(site.id, saved.working, { company: { jp: sent } })).toMatchObject({ site: saved, merged, mergedBy: null });
    expect(await user.save(site.id, saved.working, { company: merged.company })).toEqual({ site: saved, merged: {}, mergedBy: null });
  });

  it('is not reported as a change by another editor when it is sanitised', async () => {
    const { id, working } = await user.create();
    await test.as(test.accounts.OEM).save(id, working, { seo: { jp: { title: '茶', h1: '', description: '', basedOn: null } } });
    const { merged, mergedBy } = await user.save(id, working, { company: { jp: saying('<div>規約</div>') } });
    expect(Object.keys(merged).toSorted()).toEqual(['company', 'seo']);
    expect(mergedBy).toBe(test.accounts.OEM.contactName);
  });

  it('is rejected with too-long, and not truncated, if sanitising makes it too long', async () => {
    const { id, working } = await user.create();
    const long = `<p>${'&'.repeat(TEXT_MAX.richText / 2)}</p>`;
    expect(await refusalOf(user.save(id, working, { company: { en: saying(long) } }))).toEqual({
      code: 'invalid-input',
      fields: [{ path: 'changes.company.en.termsOfService', rule: 'too-long', params: { max: TEXT_MAX.richText } }],
    });
    expect((await user.get(id)).site.working).toBe(working);
  });

  it('is also sanitised when a site is created', async () => {
    const content = { ...(await user.get((await user.create()).id)).document, company: { jp: saying('<p style="color:red">規約') } };
    expect(await termsOf((await user.create({ content })).id)).toBe('<p>規約</p>');
  });

  it('is published without scripts and without broken markup', async () => {
    const { id, working } = await user.create({ rows: 1, columns: 1 });
    const { changes } = sheetsInFirstCells(1, 1, [sheet('茶', { image: await test.picture(id, 'picture') })]);
    // Puts as many tags into a text as fit. Each text closes the elements that the previous text left open.
    const bodies: string[] = [''];
    for (const [, markup] of MARKUP_ATTACKS) {
      const next = `<p>read</p>${markup}\n--></style></script></textarea></title></xmp></noscript></iframe></svg></math></select></table>`;
      if (Array.from((bodies.at(-1) ?? '') + next).length > TEXT_MAX.richText / 2) bodies.push('');
      bodies[bodies.length - 1] += next;
    }
    let base = (await user.save(id, working, changes)).site.working;
    const cdn = { invalidateSite: async () => undefined };
    const dependencies = {
      ...test.dependencies,
      mediaFiles: test.mediaFiles,
      fonts: fontSubsets(packagedFonts()),
      siteFiles: test.siteFiles,
      cdn,
      edgeStore: memoryEdgeStore(),
      announce: () => Promise.resolve(),
    };
    const run = runJob(
      publishJob,
      { ...dependencies, ids: test.ids },
      applyPublicState({ ...dependencies, visitorScripts: VISITOR_SCRIPTS }),
    );
    for (const termsOfService of bodies) {
      base = (await user.save(id, base, { company: { jp: saying(termsOfService) } })).site.working;
      await run({ jobId: (await user.publish(id, base)).publication.id });
      const page = Buffer.from((await test.siteFiles.read(`${id}/company.html`)) ?? []).toString();
      const text = page.slice(page.indexOf('class="rich"'), page.indexOf('</section></article>'));
      expect(text).toContain('<p>read</p>');
      expect(
        text.match(/<(?!\/?(?:p|br|h[2-4]|strong|em|u|s|ul|ol|li|blockquote|a|table|thead|tbody|tr|th|td|hr|div)\b)[^ ]{1,20}/g),
      ).toBeNull();
      expect(text.match(/<[^>]+ (?:on\w+|style|id|class|src)=[^>]*>/gi)).toBeNull();
      expect(text.match(/href="(?!https?:|mailto:|tel:)/g)).toBeNull();
    }
  });
});
