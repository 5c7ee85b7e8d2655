import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { MediaFile } from '#functions/media/store/media-file.ts';
import { variantKey } from '#functions/platform/gateways/media-keys.ts';
import { mediaKey, siteTemplateCountKey } from '#functions/platform/keys/keys.ts';
import { siteSweep, type SiteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import { publishedVariants } from '#shared/model/media/media.ts';
import { newPopup } from '#shared/model/sites/popup.ts';
import { EMPTY_TAGS } from '#shared/model/sites/seo.ts';
import type { SiteChanges, SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import { templateSnapshot } from '#shared/rules/templates/site-template.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { refusalOf, sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';
import { templatesAs } from '#test/support/api/template-fixture.ts';
import { interceptStorage, type JobFixture, startJobFixture } from '#test/support/jobs/job-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const HOUR = 3_600_000;

let test: JobFixture;
let sweep: SiteSweep;
beforeAll(async () => {
  test = await startJobFixture();
  sweep = siteSweep(test.table, test.clock);
});
afterAll(() => test.stop());
afterEach(() => test.interceptWith(() => undefined));

const newUser = (above: Account = test.accounts.OEM, planId = 'ep'): Promise<Account> => test.people.add('USER', above, { planId });
const newOem = (): Promise<Account> => test.people.add('OEM_MASTER', test.accounts.MASTER, { planId: 'pro-multilanguage' });

/** A form with a recipient that may not leave the site. */
const contactForm = (): SiteDocument['contactForm'] => ({
  jp: {
    ...(defaultForm('contact', VISITOR_LABELS.jp.form.fields, numberIds(50)) as NonNullable<SiteDocument['contactForm']['jp']>),
    destinationEmail: 'owner@shop.example.com',
    companyName: 'Shop',
  },
});
const numberIds = (from: number) => () => numberedUlid((from += 1));

interface Source {
  owner: Account;
  site: SiteSummary;
  document: SiteDocument;
  /** Ids of the pictures of the site's two sheets. */
  pictures: string[];
}

/** A site of an account with two pictures, a form, a popup and tags. */
async function sourceOf(owner: Account, more: SiteChanges = {}): Promise<Source> {
  const actor = test.as(owner);
  const { id, working } = await actor.create({ rows: 2, columns: 2, name: 'Original' });
  const images = [await test.picture(id, `${id} one`, 'creative', owner), await test.picture(id, `${id} two`, 'creative', owner)];
  const { changes } = sheetsInFirstCells(
    2,
    2,
    images.map((image, index) => sheet(`text ${index}`, { image })),
  );
  await actor.save(id, working, { ...changes, contactForm: contactForm(), bodyTags: { jp: EMPTY_TAGS }, ...more });
  const { site, document } = await actor.get(id);
  return { owner, site, document, pictures: images.map(({ mediaId }) => mediaId) };
}

const media = (id: string): Promise<MediaFile | undefined> => test.table.get(mediaKey(id), MediaFile);
const stored = async (owner: Account, id: string) => {
  const found = (await test.dependencies.templates.listOwn(callerOf(owner).scope)).find((template) => template.id === id);
  if (!found) throw new Error('The template is not stored');
  return found;
};
const itemsOf = (contentId: string) => test.table.queryAll({ pk: `SITE#${contentId}` });
const picturesOf = ({ sheets }: SiteDocument): string[] => Object.values(sheets).map((byLanguage) => byLanguage.jp?.image?.mediaId ?? '');

/** Sweeps what is due as the reconcile job does, until nothing is due. */
async function sweepAll(): Promise<void> {
  test.time.now += 2 * HOUR;
  for (const id of await sweep.listDue(100)) {
    for (let found = await sweep.detachDeletedMedia(id); found.length > 0; found = await sweep.detachDeletedMedia(id))
      await sweep.deleteMediaRecords(id, found);
    await sweep.sweepOnce(id);
  }
}

describe('a template of an account', () => {
  it('createTemplate keeps a snapshot of a site, from which createSiteFromTemplate creates sites until deleteTemplate', async () => {
    const { owner, site, document, pictures } = await sourceOf(await newUser());
    const templates = templatesAs(test, owner);
    const template = await templates.save(site.id, { name: 'Spring', description: 'For the season' });
    expect(template).toMatchObject({
      name: 'Spring',
      description: 'For the season',
      sharing: 'own',
      isOwn: true,
      thumbnail: site.thumbnail,
      numberHorizontal: 2,
      numberVertical: 2,
      sheetCount: 2,
      languages: ['jp'],
    });
    expect(await templates.list()).toEqual([template]);

    await test.as(owner).save(site.id, site.working, { settings: { ...document.settings, name: 'Changed' }, contactForm: { jp: null } });
    expect(await templates.get(template.id)).toEqual(templateSnapshot(document));

    const made = await templates.createSite(template.id, 'Made');
    expect(made).toMatchObject({ name: 'Made', status: 'DRAFT', sheetCount: 2, thumbnail: site.thumbnail });
    const opened = await test.as(owner).get(made.id);
    expect(opened.document).toEqual({
      ...templateSnapshot(document),
      settings: { ...document.settings, name: 'Made' },
      contactForm: { jp: { ...document.contactForm.jp, destinationEmail: owner.email, companyName: owner.companyName } },
    });
    expect((await test.as(owner).revisions(made.id)).revisions).toMatchObject([{ kind: 'create', revision: made.working }]);
    expect((await test.as(owner).list()).sites.map(({ name }) => name)).toContain('Made');
    expect((await test.as(owner).save(made.id, made.working, { settings: { ...opened.document.settings, name: 'Saved' } })).site.name).toBe(
      'Saved',
    );

    await templates.remove(template.id);
    expect(await templates.list()).toEqual([]);
    expect(await refusalOf(templates.createSite(template.id))).toEqual({ code: 'not-found' });
    await sweepAll();
    expect(picturesOf((await test.as(owner).get(made.id)).document)).toEqual(pictures);
    for (const id of pictures) expect(await media(id)).toMatchObject({ state: 'ready' });
  });

  it('a template keeps its pictures when its site is deleted, and releases everything when it is deleted itself', async () => {
    const { owner, site, pictures } = await sourceOf(await newUser());
    const templates = templatesAs(test, owner);
    const { id } = await templates.save(site.id);
    const { contentId } = await stored(owner, id);
    await test.as(owner).remove(site.id);
    await test.as(owner).purge(site.id);
    await sweepAll();
    expect(picturesOf(await templates.get(id))).toEqual(pictures);
    for (const picture of pictures) expect(await media(picture)).toMatchObject({ state: 'ready', siteId: contentId });
    const made = await templates.createSite(id);
    await test.as(owner).remove(made.id);
    await test.as(owner).purge(made.id);
    await templates.remove(id);
    await sweepAll();
    expect(await itemsOf(contentId)).toEqual([]);
    for (const picture of pictures) expect(await media(picture)).toBeUndefined();
    expect(await test.table.get(siteTemplateCountKey(owner.id))).toMatchObject({ count: 0 });
  });

  it('updateTemplate changes the given fields, and replaceTemplate takes the present state of a site', async () => {
    const { owner, site } = await sourceOf(await newUser());
    const other = await sourceOf(owner);
    const templates = templatesAs(test, owner);
    const template = await templates.save(site.id);
    const { contentId } = await stored(owner, template.id);
    test.time.now += HOUR;
    expect(await templates.update(template.id, { name: 'Renamed' })).toEqual({
      ...template,
      name: 'Renamed',
      updatedAt: test.clock().toISOString(),
    });
    expect(await templates.replace(template.id, other.site.id)).toMatchObject({
      id: template.id,
      name: 'Renamed',
      thumbnail: other.site.thumbnail,
    });
    expect(await templates.get(template.id)).toEqual(templateSnapshot(other.document));
    await sweepAll();
    expect(await itemsOf(contentId)).toEqual([]);
    expect(await templates.get(template.id)).toEqual(templateSnapshot(other.document));
  });

  it('each change of a template has an entry in the audit log of its account', async () => {
    const { owner, site } = await sourceOf(await newUser());
    const templates = templatesAs(test, owner);
    const { id } = await templates.save(site.id, { name: 'Audited' });
    await templates.update(id, { description: 'Text' });
    await templates.update(id, { description: 'Text' });
    await templates.replace(id, site.id);
    await templates.remove(id);
    const entries = await test.table.queryAll({ pk: `AUDIT#${owner.id}` });
    const ofTemplate = entries.filter(({ action }) => String(action).startsWith('template.'));
    expect(ofTemplate).toMatchObject([
      { action: 'template.create', subject: { kind: 'template', id, name: 'Audited' } },
      { action: 'template.update', changes: [{ field: 'templateDescription', from: '', to: 'Text' }] },
      { action: 'template.replace' },
      { action: 'template.remove' },
    ]);
  });
});

describe('limits of templates', () => {
  it('createTemplate refuses one more template than the limit, also if several are saved at once', async () => {
    const { owner, site } = await sourceOf(await newUser());
    await test.table.update(siteTemplateCountKey(owner.id), { set: { entity: 'site-template-count', count: 49 } });
    const templates = templatesAs(test, owner);
    const outcomes = await Promise.all([1, 2, 3].map(() => templates.save(site.id).catch((error: { code?: string }) => error.code)));
    expect(outcomes.filter((outcome) => outcome === 'template-limit-reached')).toHaveLength(2);
    expect(await templates.list()).toHaveLength(1);
    expect(await refusalOf(templates.save(site.id))).toEqual({ code: 'template-limit-reached' });
  });

  it('createTemplate refuses a site with more pictures than are copied to another account', async () => {
    const { owner, site, document } = await sourceOf(await newUser());
    const image = (number: number) => ({ mediaId: numberedUlid(number), width: 1, height: 1, colour: '#000000' });
    const sheets = Object.fromEntries(
      Array.from({ length: 501 }, (_, index) => [numberedUlid(index), { jp: sheet('', { image: image(index) }) }]),
    );
    const revisions = { ...test.dependencies.revisions, document: async () => ({ ...document, sheets }) };
    expect(await refusalOf(templatesAs(test, owner, { revisions }).save(site.id))).toMatchObject({
      fields: [{ path: 'siteId', rule: 'too-many', params: { max: 500 } }],
    });
  });

  it('createSiteFromTemplate omits what the plan does not include, and refuses a grid or a site too many', async () => {
    const oem = await newOem();
    const { site, document } = await sourceOf(oem, { popups: { [numberedUlid(9)]: newPopup('timeLimit') } });
    const { id } = await templatesAs(test, oem).save(site.id, { sharing: 'below' });
    const light = await newUser(oem, 'light');
    const made = await templatesAs(test, light).createSite(id);
    const { document: copied } = await test.as(light).get(made.id);
    expect([Object.keys(document.popups).length, Object.keys(copied.popups).length]).toEqual([1, 0]);
    expect(copied.contactForm.jp?.destinationEmail).toBe(light.email);
    expect(await refusalOf(templatesAs(test, light).createSite(id))).toEqual({ code: 'plan-limit-reached' });

    const large = await test.as(oem).create({ rows: 40, columns: 2 });
    const { id: largeId } = await templatesAs(test, oem).save(large.id, { sharing: 'below' });
    const other = await newUser(oem, 'light');
    expect(await refusalOf(templatesAs(test, other).createSite(largeId))).toEqual({ code: 'plan-limit-reached' });
    expect(await test.as(other).usage()).toMatchObject({ siteCount: 0 });
  });

  it('createSiteFromTemplate refuses a site once the contract has ended', async () => {
    const { owner, site } = await sourceOf(await newUser());
    const { id } = await templatesAs(test, owner).save(site.id);
    await test.table.update({ pk: `ACCOUNT#${owner.id}`, sk: 'ACCOUNT' }, { set: { contractEnd: '2020-01-01' } });
    expect(await refusalOf(templatesAs(test, owner).createSite(id))).toEqual({ code: 'contract-ended' });
  });
});

describe('a shared template', () => {
  it('accounts below create sites from a shared template, with copies of its pictures', async () => {
    const oem = await newOem();
    const { site, pictures } = await sourceOf(oem);
    const { id } = await templatesAs(test, oem).save(site.id, { name: 'For all', sharing: 'below' });
    const user = await newUser(oem);
    const templates = templatesAs(test, user);
    expect(await templates.list()).toMatchObject([{ id, name: 'For all', isOwn: false }]);
    expect(picturesOf(await templates.get(id))).toEqual(pictures);

    const made = await templates.createSite(id, 'Mine');
    const copies = picturesOf((await test.as(user).get(made.id)).document);
    expect(made.thumbnail?.mediaId).toBe(copies[0]);
    for (const [index, copy] of copies.entries()) {
      expect(pictures).not.toContain(copy);
      const file = await media(copy);
      expect(file).toMatchObject({ state: 'ready', ownerId: user.id, lineage: user.path, siteId: made.id, image: { mediaId: copy } });
      const sizes = (mediaId: string) =>
        Promise.all(publishedVariants('creative', 1080).map((variant) => test.mediaFiles.sizeOf(variantKey(mediaId, variant))));
      expect(await sizes(copy)).toEqual(await sizes(pictures[index] ?? ''));
      expect((await sizes(copy)).every((size) => size !== undefined)).toBe(true);
    }
    const saved = await test.as(user).save(made.id, made.working, { contactForm: { jp: null } });
    expect((await test.as(user).publish(made.id, saved.site.working)).site.status).toBe('PUBLISH');
    const again = await templatesAs(test, user).save(made.id);
    expect(picturesOf(await templatesAs(test, user).get(again.id))).toEqual(copies);

    await templatesAs(test, oem).remove(id);
    await test.as(oem).remove(site.id);
    test.time.now += 48 * HOUR;
    await sweepAll();
    expect((await test.dependencies.media.listOverdue(100)).map((file) => file.id).filter((one) => copies.includes(one))).toEqual([]);
    for (const copy of copies) expect(await media(copy)).toMatchObject({ state: 'ready' });
  });

  it('only the account of a shared template changes it', async () => {
    const oem = await newOem();
    const { site } = await sourceOf(oem);
    const { id } = await templatesAs(test, oem).save(site.id, { sharing: 'below' });
    const user = await newUser(oem);
    const own = await sourceOf(user);
    const templates = templatesAs(test, user);
    const refusals = [templates.update(id, { name: 'Mine' }), templates.replace(id, own.site.id), templates.remove(id)];
    expect(await Promise.all(refusals.map(refusalOf))).toEqual([{ code: 'forbidden' }, { code: 'forbidden' }, { code: 'forbidden' }]);
    expect(await templatesAs(test, oem).list()).toMatchObject([{ id, name: 'A template', sharing: 'below' }]);
  });

  it('accounts above, beside and elsewhere do not find a shared template, nor those below once it is no longer shared', async () => {
    const oem = await newOem();
    const { site } = await sourceOf(oem);
    const { id } = await templatesAs(test, oem).save(site.id, { sharing: 'below' });
    const user = await newUser(oem);
    const ofUser = await templatesAs(test, user).save((await sourceOf(user)).site.id);
    const outside = [test.accounts.MASTER, await newOem(), test.accounts.USER, test.accounts.STRANGER];
    for (const account of outside) {
      const templates = templatesAs(test, account);
      for (const hidden of [id, ofUser.id]) {
        expect(await refusalOf(templates.get(hidden))).toEqual({ code: 'not-found' });
        expect(await refusalOf(templates.createSite(hidden))).toEqual({ code: 'not-found' });
        expect(await refusalOf(templates.remove(hidden))).toEqual({ code: 'not-found' });
      }
      expect((await templates.list()).map((template) => template.id)).not.toContain(id);
    }
    expect((await templatesAs(test, oem).list()).map((template) => template.id)).toEqual([id]);
    await templatesAs(test, oem).update(id, { sharing: 'own' });
    expect(await refusalOf(templatesAs(test, user).get(id))).toEqual({ code: 'not-found' });
    expect((await templatesAs(test, user).list()).map((template) => template.id)).toEqual([ofUser.id]);
  });

  it('everybody uses a template that the operator shares', async () => {
    const { site } = await sourceOf(test.accounts.MASTER);
    const { id } = await templatesAs(test, test.accounts.MASTER).save(site.id, { sharing: 'below' });
    for (const account of [await newOem(), await newUser(), test.accounts.STRANGER])
      expect((await templatesAs(test, account).list()).map((template) => template.id)).toContain(id);
    await templatesAs(test, test.accounts.MASTER).remove(id);
  });

  it('createTemplate refuses sharing to a USER, below whom no account is, and sites of other accounts', async () => {
    const oem = await newOem();
    const user = await newUser(oem);
    const { site } = await sourceOf(user);
    const templates = templatesAs(test, user);
    expect(await refusalOf(templates.save(site.id, { sharing: 'below' }))).toEqual({ code: 'forbidden' });
    const { id } = await templates.save(site.id);
    expect(await refusalOf(templates.update(id, { sharing: 'below' }))).toEqual({ code: 'forbidden' });
    expect(await refusalOf(templatesAs(test, oem).save(site.id))).toEqual({ code: 'not-found' });
    expect(await refusalOf(templatesAs(test, test.accounts.STRANGER).save(site.id))).toEqual({ code: 'not-found' });
  });
});

describe('an interrupted call', () => {
  it('createTemplate leaves no template and nothing that is not swept, whichever of its database calls fails', async () => {
    const { owner, site, pictures } = await sourceOf(await newUser());
    const templates = templatesAs(test, owner);
    let calls = 0;
    test.interceptWith(() => void (calls += 1));
    await templates.remove((await templates.save(site.id)).id);
    test.interceptWith(() => undefined);
    await sweepAll();
    for (let dies = 0; dies < calls; dies += 1) {
      let sent = 0;
      test.interceptWith(() => {
        sent += 1;
        if (sent > dies) throw new Error('power cut');
      });
      const failed = await templates.save(site.id).catch(() => undefined);
      test.interceptWith(() => undefined);
      if (failed) await templates.remove(failed.id);
    }
    await sweepAll();
    expect(await templates.list()).toEqual([]);
    for (const id of pictures) {
      const file = await media(id);
      expect([file?.state, file?.siteId, file?.alsoIn]).toEqual(['ready', site.id, undefined]);
    }
  });

  it('createSiteFromTemplate leaves no site and no files if copying the pictures fails', async () => {
    const oem = await newOem();
    const { site } = await sourceOf(oem);
    const { id } = await templatesAs(test, oem).save(site.id, { sharing: 'below' });
    const user = await newUser(oem);
    const copied: string[] = [];
    const files = interceptStorage(test.mediaFiles, (operation, key) => {
      if (copied.length > 3) throw new Error('power cut');
      if (operation === 'copy') copied.push(key.split('/')[1] ?? '');
    });
    await expect(templatesAs(test, user, { files }).createSite(id)).rejects.toThrow('power cut');
    expect((await test.as(user).list()).sites).toEqual([]);
    expect(await test.as(user).usage()).toMatchObject({ siteCount: 0 });
    await sweepAll();
    expect(await Promise.all(copied.map(media))).toEqual(copied.map(() => undefined));
  });
});
