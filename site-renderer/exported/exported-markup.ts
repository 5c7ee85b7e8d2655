import { exportedAddress, type ExportedSite, isOutside } from '#site-renderer/exported/exported-address.ts';

/**
 * The parts of a page, one of which is matched at a time: structured data, other scripts, styles, tags that wait for consent, and start tags
 * of the product's markup. The product writes attributes in double quotes, in which texts have their quotes and angle brackets escaped.
 */
const PARTS =
  /<script type="application\/ld\+json">[^<]*<\/script>|<script[^]*?<\/script>|<style[^]*?<\/style>|<template data-tags>[^]*?<\/template>|<[a-z][^\s/>]*(?:\s+[^\s"'>=/]+(?:="[^"]*")?)*\s*\/?>/gi;
const ATTRIBUTE =
  / (href|src|srcset|data-srcset|imagesrcset|poster|data-muted|data-sound|data-home|data-pieces|data-share|data-code)="([^"]*)"/gi;
/** Attributes with several addresses, which contain neither spaces nor commas. */
const LISTS = new Set(['srcset', 'data-srcset', 'imagesrcset', 'data-pieces']);
/** Attributes with the address of a script that other scripts import: browsers resolve it from the folder of scripts. */
const IMPORTED = new Set(['data-share', 'data-code']);

type AddressIn = (address: string) => string;

const inList = (value: string, to: AddressIn): string => value.replaceAll(/(?<=^|[ ,])\/[^\s,]*/g, to);
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function addressesIn(tag: string, to: AddressIn): string {
  return tag.replaceAll(ATTRIBUTE, (_, name: string, value: string) => {
    const kind = name.toLowerCase();
    if (IMPORTED.has(kind)) return ` ${name}="./${nameOf(value)}"`;
    return ` ${name}="${LISTS.has(kind) ? inList(value, to) : to(value)}"`;
  });
}

/** Returns a start tag with the addresses of the archive; empty for an element that names the former address or a file without use. */
function exportedTag(site: ExportedSite, tag: string, to: AddressIn): string {
  if (/^<meta property="og:url"/i.test(tag)) return '';
  if (/^<meta property="og:image"/i.test(tag)) return tag.replace(/ content="([^"]*)"/, (_, value: string) => ` content="${to(value)}"`);
  const exported = addressesIn(tag, to);
  const [, href = ''] = / href="([^"]*)"/.exec(exported) ?? [];
  if (!isOutside(site, href)) return exported;
  // A page of another origin cannot be shown in a dialog.
  return /^<link/i.test(tag) ? '' : exported.replace(/ data-dialog="[^"]*"/, '');
}

/** Returns a style sheet with the addresses of the archive. */
export const exportedStyles = (site: ExportedSite, folder: string, css: string): string =>
  css.replaceAll(/url\((\/[^)]*)\)/g, (_, path: string) => `url(${exportedAddress(site, folder, path)})`);

/** A string of a JSON text with a whole URL, or with the path of a picture or a link of news. */
const DATA_ADDRESS = /(?<="(?:src|contentUrl)":")\/[^"\\\s]*(?=")|(?<=")https?:\/\/[^"\\\s]*(?=")/g;

/** Returns a JSON text in which the addresses of the site are those of the archive. */
export const exportedData = (site: ExportedSite, folder: string, json: string): string =>
  json.replaceAll(DATA_ADDRESS, (address) => exportedAddress(site, folder, address));

/** Returns a page, or a block of sheets, with the addresses of the archive. Scripts and tags of the owner are unchanged. */
export function exportedMarkup(site: ExportedSite, folder: string, html: string): string {
  const to: AddressIn = (address) => exportedAddress(site, folder, address);
  return html.replaceAll(PARTS, (part) => {
    if (part.startsWith('<script type="application/ld+json">')) return exportedData(site, folder, part);
    if (/^<(?:script|template data-tags)/i.test(part)) return part;
    return /^<style/i.test(part) ? exportedStyles(site, folder, part) : exportedTag(site, part, to);
  });
}
