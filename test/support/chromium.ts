/** A real Chromium for the browser tests: the system's where there is one, else the one that npm brought. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const QUIET = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
/** Chromium refuses its sandbox to root, which is who continuous integration usually is. */
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const ARGUMENTS = [...QUIET, ...AS_ROOT];

const environment = (extra: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  ...extra,
});

/** Fonts for Japanese, Chinese and Korean from npm, so that a bare machine draws no boxes. */
async function fontConfiguration(): Promise<string> {
  const folders = ['jp', 'sc', 'kr'].map((script) =>
    dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-${script}/package.json`))),
  );
  const folder = join(tmpdir(), 'chromium-fonts');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders.map((path) => `<dir>${path}</dir>`).join('')}<cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return file;
}

async function packagedChromium(): Promise<ChromiumLaunch> {
  // The package unpacks its libraries only where it believes to be in a Lambda of this runtime.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  return {
    executablePath,
    args: [...ARGUMENTS, '--disable-gpu'],
    env: environment({ LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib'), FONTCONFIG_FILE: await fontConfiguration() }),
  };
}

/** Where to find Chromium and how to start it. `CHROME_PATH` names one; `packaged` means the one from npm. */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const wanted = process.env['CHROME_PATH'];
  if (wanted === 'packaged') return packagedChromium();
  const executablePath = wanted ?? SYSTEM_BROWSERS.find((path) => existsSync(path));
  return executablePath === undefined ? packagedChromium() : { executablePath, args: ARGUMENTS, env: environment() };
}
