/** A real Chromium for browser tests: the system's if there is one, else the one installed by npm. */
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
/** Chromium does not run its sandbox as root, as which continuous integration usually runs. */
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const ARGUMENTS = [...QUIET, ...AS_ROOT];

const environment = (extra: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  ...extra,
});

/** Fonts for Japanese, Chinese and Korean from npm: a bare machine has none. */
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
  // The package unpacks its libraries only if it detects a Lambda of this runtime.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  return {
    executablePath,
    args: [...ARGUMENTS, '--disable-gpu'],
    env: environment({ LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib'), FONTCONFIG_FILE: await fontConfiguration() }),
  };
}

/** How to start Chromium. `CHROME_PATH` selects an executable; `packaged` selects the one from npm. */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen === 'packaged') return packagedChromium();
  const executablePath = chosen ?? SYSTEM_BROWSERS.find((path) => existsSync(path));
  return executablePath === undefined ? packagedChromium() : { executablePath, args: ARGUMENTS, env: environment() };
}
