/**
 * Kills (SIGKILL) the API, the jobs and the database at random moments under load. After every round: no
 * acknowledged save is lost, every document is consistent, every publication is done or retried until it is,
 * visitors get one published revision with all its pictures, and every listed site exists.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConsoleSession, ApiError } from '#infra/local/clients/console-session.ts';
import { startPlatform } from '#infra/local/startup/start-platform.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { EMPTY_SHEET, type SiteChanges } from '#shared/model/sites/site.ts';
import { isConsistentGrid } from '#shared/rules/sites/site-merge.ts';
import { splitIntoParts } from '#shared/rules/sites/site-parts.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { picture, uploadCreatives } from '#test/support/media/upload.ts';
import { repetitions } from '#test/support/long-run.ts';

type Platform = Awaited<ReturnType<typeof startPlatform>>;

const ROUNDS = repetitions(3, 40);
const VICTIMS = ['api', 'jobs', 'dynoxide'] as const;
const EDITORS = 3;

let dataDir: string;
let platform: Platform;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crash-'));
  platform = await startPlatform({ port: 4700, dataDir, demo: false, build: true });
});

afterAll(async () => {
  await platform?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function kill(name: (typeof VICTIMS)[number]): Promise<void> {
  const processes = JSON.parse(await readFile(join(dataDir, 'processes.json'), 'utf8')) as Record<string, number>;
  const pid = processes[name];
  // The process is still down since the round before, and about to be restarted.
  if (pid === undefined) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has just exited.
  }
}

/** Retries while the platform restarts: no answer or 5xx. A refusal is final. */
async function retryWhileDown<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if ((error instanceof ApiError && error.status < 500) || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/** A login that saves one site repeatedly and records which saves were acknowledged or in flight. */
class Editor {
  readonly siteId: string;
  readonly #session: ConsoleSession;
  readonly #sheetId = numberedUlid(1);
  #revision: string;
  /** The text of each revision, to compare what visitors get with the live one. */
  readonly #textOf = new Map<string, string>();
  #counter = 0;
  acknowledged = '';
  inFlight: string | undefined;
  stopped = false;

  constructor(session: ConsoleSession, siteId: string, revision: string) {
    this.#session = session;
    this.siteId = siteId;
    this.#revision = revision;
  }

  async work(): Promise<void> {
    while (!this.stopped) {
      this.#counter += 1;
      const text = `text ${this.#counter}`;
      this.inFlight = text;
      try {
        await this.#save(text);
        this.acknowledged = text;
        this.inFlight = undefined;
        if (this.#counter % 5 === 0)
          await this.#session.call(sites.publish, {
            params: { id: this.siteId },
            body: { revision: this.#revision, visibility: 'public' },
          });
      } catch (error) {
        // Without an answer, or with 503 while a process is down, a save is not acknowledged. Reading the site again shows its effect.
        if (error instanceof ApiError && error.status < 500) throw error;
        await sleep(50);
        await this.#catchUp();
      }
    }
  }

  async #save(mainText: string): Promise<void> {
    const document = await this.#session.call(sites.get, { params: { id: this.siteId } });
    const sheet = document.document.sheets[this.#sheetId]?.jp ?? EMPTY_SHEET;
    const changes: SiteChanges = { sheets: { [this.#sheetId]: { jp: { ...sheet, mainText } } } };
    const { site } = await this.#session.call(sites.update, {
      params: { id: this.siteId },
      body: { base: document.site.working, changes },
    });
    this.#revision = site.working;
    this.#textOf.set(site.working, mainText);
  }

  async #catchUp(): Promise<void> {
    const { site, document } = await retryWhileDown(() => this.#session.call(sites.get, { params: { id: this.siteId } }));
    this.#revision = site.working;
    const text = document.sheets[this.#sheetId]?.jp?.mainText ?? '';
    expect([this.acknowledged, this.inFlight], 'the site holds the last acknowledged save, or the one that was under way').toContain(text);
    this.#textOf.set(site.working, text);
    this.acknowledged = text;
    this.inFlight = undefined;
  }

  /** Checks the invariants once the platform is up again. */
  async verify(): Promise<void> {
    await this.#catchUp();
    const { site, document } = await retryWhileDown(() => this.#session.call(sites.get, { params: { id: this.siteId } }));
    expect(isConsistentGrid(document.grid, splitIntoParts(document).keys())).toBe(true);
    if (site.publicationId === null) return;
    await this.#publicationEnds(site.publicationId);
    const page = await fetchFromSite(site.url);
    expect(page.status).toBe(200);
    const html = page.body.toString();
    expect(html).toContain('</html>');
    expect(html, 'visitors see the live revision').toContain(`>${this.#textOf.get(site.live ?? '')}<`);
    for (const [path] of html.matchAll(/\/m\/[\w-]+\/\d+\.(?:avif|webp)/g))
      expect((await fetchFromSite(new URL(path, site.url).href)).status, path).toBe(200);
  }

  async #publicationEnds(publicationId: string): Promise<void> {
    const deadline = Date.now() + 90_000;
    for (;;) {
      const { publication } = await retryWhileDown(() =>
        this.#session.call(sites.publication, { params: { id: this.siteId, publicationId } }),
      );
      if (publication.state === 'done') return;
      expect(publication.state, 'a publication is retried, not given up').not.toBe('failed');
      if (Date.now() > deadline)
        throw new Error(`publication ${publicationId} is still ${publication.state} after ${publication.attempts} attempts`);
      await sleep(200);
    }
  }
}

async function newEditor(session: ConsoleSession, index: number): Promise<Editor> {
  const { site } = await session.call(sites.create, {
    body: { name: `Crash ${index}`, numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' },
  });
  const [image] = await uploadCreatives(session, site.id, [await picture(String(index), '#345', 540, 960)]);
  const changes: SiteChanges = {
    grid: { numberHorizontal: 2, numberVertical: 2, cells: { A1: numberedUlid(1) } },
    sheets: { [numberedUlid(1)]: { jp: { ...EMPTY_SHEET, image: image ?? null, mainText: 'text 0' } } },
  };
  const saved = await session.call(sites.update, { params: { id: site.id }, body: { base: site.working, changes } });
  const editor = new Editor(session, site.id, saved.site.working);
  editor.acknowledged = 'text 0';
  return editor;
}

it(
  `the platform keeps its invariants while processes are killed in ${ROUNDS} rounds`,
  async () => {
    const session = await ConsoleSession.signIn(platform.addresses.console, platform.addresses.logins.MASTER);
    const editors: Editor[] = [];
    for (let index = 0; index < EDITORS; index += 1) editors.push(await newEditor(session, index));

    const rounds = fc.sample(fc.record({ others: fc.shuffledSubarray([...VICTIMS]), pause: fc.integer({ min: 100, max: 1200 }) }), ROUNDS);
    for (const [round, { others, pause }] of rounds.entries()) {
      // Every process is killed in one of the first rounds.
      const victims = new Set([...VICTIMS.filter((_, index) => index === round % VICTIMS.length), ...others]);
      for (const editor of editors) editor.stopped = false;
      const work = Promise.all(editors.map((editor) => editor.work()));
      await sleep(pause);
      for (const victim of victims) await kill(victim);
      await sleep(300);
      for (const editor of editors) editor.stopped = true;
      await work;
      for (const editor of editors) await editor.verify();
      const listed = await retryWhileDown(() => session.call(sites.list, { query: {} }));
      for (const { siteId } of editors)
        expect(
          listed.sites.map(({ id }) => id),
          `round ${round}`,
        ).toContain(siteId);
      for (const { id } of listed.sites) await retryWhileDown(() => session.call(sites.get, { params: { id } }));
    }
  },
  20 * 60_000,
);
