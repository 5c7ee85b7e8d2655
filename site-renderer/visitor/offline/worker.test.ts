import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const ORIGIN = 'https://shop.example';
const NAME = 'VERSION_OF_PUBLICATION';

type Listener = (event: unknown) => void;
let listeners: Map<string, Listener>;
let stored: Map<string, Map<string, Response>>;
let asked: [path: string, cache: string][];
/** The responses of the network by path; a path without one fails. */
let network: Map<string, Response>;
let calls: string[];

const pathOf = (key: string | { url: string }): string => (typeof key === 'string' ? key : key.url).replace(ORIGIN, '');

function memoryCaches() {
  const cacheOf = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      put: (key: string, response: Response) => Promise.resolve(void files.set(pathOf(key), response)),
      match: (path: string) => Promise.resolve(files.get(path)?.clone()),
      keys: () => Promise.resolve(Array.from(files.keys(), (path) => ({ url: ORIGIN + path }))),
      delete: (key: { url: string }) => Promise.resolve(files.delete(pathOf(key))),
    };
  };
  return {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
}

beforeEach(async () => {
  listeners = new Map();
  stored = new Map();
  asked = [];
  network = new Map();
  calls = [];
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('skipWaiting', () => Promise.resolve(void calls.push('skipWaiting')));
  vi.stubGlobal('clients', { claim: () => Promise.resolve(void calls.push('claim')) });
  vi.stubGlobal('registration', { unregister: () => Promise.resolve(void calls.push('unregister')) });
  vi.stubGlobal('fetch', (request: string | { url: string }, options: { cache?: string } = {}) => {
    const path = pathOf(request);
    asked.push([path, options.cache ?? 'default']);
    const response = network.get(path);
    return response ? Promise.resolve(response.clone()) : Promise.reject(new TypeError('Failed to fetch'));
  });
  vi.resetModules();
  await import('#site-renderer/visitor/offline/worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Sends an event to the worker and waits for its work. Returns its response; `undefined` if it leaves the request to the browser. */
async function send(type: string, fields: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  listeners.get(type)?.({
    ...fields,
    waitUntil: (one: Promise<unknown>) => work.push(one),
    respondWith: (answer: Promise<Response>) => (response = answer),
  });
  const answered = await response;
  await Promise.all(work);
  return answered;
}
const request = (path: string, mode = 'no-cors', differences: object = {}) =>
  send('fetch', { request: { url: ORIGIN + path, method: 'GET', mode, ...differences }, preloadResponse: Promise.resolve(undefined) });
const textOf = async (answer: Promise<Response | undefined>): Promise<string | undefined> => (await answer)?.text();
const answer = (path: string, body: string, status = 200): void => void network.set(path, new Response(body, { status }));

describe('service worker of a site (R-14.65)', () => {
  test('shows the present page with a network, and the cached one without', async () => {
    answer('/B2', 'first');
    expect(await textOf(request('/B2', 'navigate'))).toBe('first');
    answer('/B2', 'second');
    expect(await textOf(request('/B2', 'navigate'))).toBe('second');
    network.clear();
    expect(await textOf(request('/B2', 'navigate'))).toBe('second');
  });

  test('shows another page of the same language without a network, whose runtime shows cached sheets', async () => {
    answer('/en/B2', 'English page');
    answer('/B2', 'Japanese page');
    await request('/en/B2', 'navigate');
    await request('/B2', 'navigate');
    network.clear();
    expect(await textOf(request('/en/C3', 'navigate'))).toBe('English page');
    expect(await textOf(request('/en', 'navigate'))).toBe('English page');
    expect(await textOf(request('/', 'navigate'))).toBe('Japanese page');
    await expect(request('/cn/A1', 'navigate')).rejects.toThrow('Failed to fetch');
  });

  test('requests a file that is named after its content once, and a block each time', async () => {
    answer('/m/1/736.avif', 'picture');
    answer('/s/0.html', 'sheets');
    for (let time = 0; time < 2; time += 1) {
      expect(await textOf(request('/m/1/736.avif'))).toBe('picture');
      expect(await textOf(request('/s/0.html'))).toBe('sheets');
    }
    expect(asked.map(([path]) => path)).toEqual(['/m/1/736.avif', '/s/0.html', '/s/0.html']);
    network.clear();
    expect(await textOf(request('/s/0.html'))).toBe('sheets');
    await expect(request('/s/1.html')).rejects.toThrow('Failed to fetch');
  });

  test('leaves forms, members’ pages, the API, other origins and sent data to the browser', async () => {
    for (const path of ['/contact', '/register', '/login', '/new-password']) expect(await request(path, 'navigate')).toBeUndefined();
    expect(await request('/api/v1/end-user/site/abcdefghij12/page/1/private')).toBeUndefined();
    expect(await request('/B2', 'navigate', { method: 'POST' })).toBeUndefined();
    expect(await send('fetch', { request: { url: 'https://other.example/m/1/736.avif', method: 'GET', mode: 'no-cors' } })).toBeUndefined();
    expect([...stored.values()].flatMap((files) => [...files.keys()])).toEqual([]);
  });

  test('never caches an error', async () => {
    answer('/B2', 'paused', 503);
    expect((await request('/B2', 'navigate'))?.status).toBe(503);
    network.clear();
    await expect(request('/B2', 'navigate')).rejects.toThrow('Failed to fetch');
  });

  test('caches what the page loaded before, without a request for a page that would be counted', async () => {
    for (const path of ['/en', '/s/0.html', '/a/menu-1.js', '/m/1/736.avif', '/n/jp.json', '/en/sheets']) answer(path, path);
    const urls = ['/en', '/s/0.html', '/a/menu-1.js', '/m/1/736.avif', '/n/jp.json', '/en/sheets'].map((path) => ORIGIN + path);
    await send('message', { data: [...urls, 'https://other.example/a/tag.js'] });
    expect(asked).toEqual([
      ['/en', 'only-if-cached'],
      ['/s/0.html', 'only-if-cached'],
      ['/a/menu-1.js', 'force-cache'],
      ['/m/1/736.avif', 'force-cache'],
    ]);
    network.clear();
    expect(await textOf(request('/en/B2', 'navigate'))).toBe('/en');
  });

  test('fills its own cache while that of the former publication still exists', async () => {
    stored.set('of the former publication', new Map([['/a/menu-1.js', new Response('former')]]));
    answer('/a/menu-1.js', 'script');
    await send('message', { data: [`${ORIGIN}/B2`, `${ORIGIN}/a/menu-1.js`] });
    await send('activate');
    expect(await textOf(request('/a/menu-1.js'))).toBe('script');
    expect([...stored.keys()]).toEqual([NAME]);
  });

  test('removes the caches of other publications, and the oldest pictures', async () => {
    stored.set('of the former publication', new Map());
    await send('install');
    await send('activate');
    expect([...stored.keys()]).toEqual([]);
    expect(calls).toEqual(['skipWaiting', 'claim']);
    answer('/a/menu-1.js', 'script');
    await request('/a/menu-1.js');
    for (let number = 0; number < 205; number += 1) {
      answer(`/m/${number}/736.avif`, 'picture');
      await request(`/m/${number}/736.avif`);
    }
    const kept = [...(stored.get(NAME)?.keys() ?? [])];
    expect([kept.length, kept[0], kept[1]]).toEqual([201, '/a/menu-1.js', '/m/5/736.avif']);
  });
});

test('the worker of a site that no longer has one removes all caches and itself', async () => {
  stored.set('of a publication', new Map());
  vi.resetModules();
  await import('#site-renderer/visitor/offline/end-worker.ts');
  await send('install');
  await send('activate');
  expect([[...stored.keys()], calls]).toEqual([[], ['skipWaiting', 'unregister']]);
});
