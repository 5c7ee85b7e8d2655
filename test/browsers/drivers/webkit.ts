import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { MissingBrowserError, type RealBrowser, SWIPE_MS, SWIPE_STEPS, swipePoints } from '#test/browsers/drivers/real-browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const PLACES = ['x86_64', 'aarch64'].flatMap((cpu) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
const TOOLS = ['/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'];

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port is free'))));
    });
  });

/** Ends the driver, its virtual screen and its browser, which form one process group. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid);
  } catch {
    // The processes have ended by themselves.
  }
}

/** A client of a WebDriver, which speaks JSON over HTTP (https://www.w3.org/TR/webdriver2/). */
const clientOf =
  (port: number) =>
  async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };

type Client = ReturnType<typeof clientOf>;

interface Started {
  sessionId: string;
  capabilities: { browserVersion: string };
}

const START_ATTEMPTS = 40;

/** Opens the session as soon as the driver listens. */
async function openSession(call: Client, binary: string): Promise<Started> {
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  for (let attempt = 1; ; attempt += 1)
    try {
      return await call<Started>('POST', '/session', { capabilities: { alwaysMatch: options } });
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === START_ATTEMPTS) throw error;
      await delay(500);
    }
}

/** Starts WebKitGTK, Safari's engine, on a virtual screen. */
export async function startWebKit(): Promise<RealBrowser> {
  const binary = PLACES.find((place) => existsSync(place));
  if (binary === undefined || ![DRIVER, ...TOOLS].every((file) => existsSync(file)))
    throw new MissingBrowserError('WebKitGTK is not installed. On Debian: apt-get install webkit2gtk-driver xvfb xauth dbus-x11');
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'dbus-run-session', '--', DRIVER, `--port=${port}`], {
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' },
    stdio: 'ignore',
    detached: true,
  });
  const call = clientOf(port);
  const session = await openSession(call, binary).catch((error: unknown) => {
    end(driver);
    throw error;
  });
  const at = (path: string): string => `/session/${session.sessionId}${path}`;
  const act = (pointerType: 'mouse' | 'touch', actions: readonly object[]): Promise<void> =>
    call('POST', at('/actions'), { actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }] });
  const move = ({ x, y }: { x: number; y: number }, duration = 0) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration,
  });
  const [down, up] = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    keepsCookiesOfFrames: false,
    open: (url) => call('POST', at('/url'), { url }),
    run: (script, ...args) => call('POST', at('/execute/sync'), { script, args }),
    clickAt: (x, y) => act('mouse', [move({ x, y }), down, up]),
    async type(text) {
      const focused = await call<Record<string, string>>('GET', at('/element/active'));
      await call('POST', at(`/element/${Object.values(focused)[0]}/value`), { text });
    },
    swipe: (from, to) => act('touch', [move(from), down, ...swipePoints(from, to).map((point) => move(point, SWIPE_MS / SWIPE_STEPS)), up]),
    resize: (width, height) => call('POST', at('/window/rect'), { width, height }),
    screenshot: async () => Buffer.from(await call<string>('GET', at('/screenshot')), 'base64'),
    async close() {
      await call('DELETE', at('')).catch(() => undefined);
      end(driver);
    },
  };
}
