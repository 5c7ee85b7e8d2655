import { MANIFEST_PATH } from '#shared/rules/sites/site-file-keys.ts';
import { luminance, REFLECTED_LIGHT, TEXT_CONTRAST } from '#shared/values/colour.ts';

/** The type of the used part of `fetch`. */
export type Ask = (path: string, request: { method: 'HEAD' | 'GET'; signal: AbortSignal }) => Promise<Response>;

/** The part of a site's web app manifest that the page shows. */
interface Manifest {
  name: string;
  background_color?: string;
  icons: readonly { src: string }[];
}

const HEX = /^#(..)(..)(..)$/;

/** Returns black if it is readable on a colour, otherwise white; `undefined` for anything but `#rrggbb`. */
function inkOn(ground = ''): string | undefined {
  const digits = HEX.exec(ground);
  if (!digits) return undefined;
  const channel = (index: number) => Number.parseInt(digits[index] ?? '', 16);
  const light = luminance({ red: channel(1), green: channel(2), blue: channel(3) });
  return light / REFLECTED_LIGHT + 1 < TEXT_CONTRAST ? '#FFFFFF' : '#000000';
}

/**
 * Shows the name, the icon and the colour of the site on a page of the platform, from the manifest of the site, which counts as no page
 * view. A site that is unpublished or paused has its manifest, but no uploaded icon. Changes nothing without a
 * manifest.
 */
export async function showBrand(page: Document, ask: Ask): Promise<void> {
  const answer = await ask(MANIFEST_PATH, { method: 'GET', signal: AbortSignal.timeout(4_000) });
  if (!answer.ok) return;
  const { name, background_color: ground, icons } = (await answer.json()) as Manifest;
  const icon = page.createElement('img');
  icon.src = icons.at(-1)?.src ?? '';
  icon.alt = '';
  icon.onerror = () => icon.remove();
  const title = page.createElement('p');
  title.textContent = name;
  const header = page.createElement('header');
  header.append(icon, title);
  page.querySelector('svg')?.replaceWith(header);
  page.title += ` | ${name}`;
  const ink = inkOn(ground);
  if (ground === undefined || ink === undefined) return;
  page.body.className = 'branded';
  page.body.style.setProperty('--ground', ground);
  page.body.style.setProperty('--ink', ink);
}
