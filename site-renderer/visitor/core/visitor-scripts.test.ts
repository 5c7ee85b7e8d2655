import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashedName, isBlockedName } from '#shared/rules/sites/blocked-name.ts';
import { buildVisitorScripts } from '#site-renderer/build/build-visitor-scripts.ts';
import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { PAGE_CSS } from '#site-renderer/styles/page-css.ts';
import { PRINT_CSS } from '#site-renderer/styles/print-css.ts';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

const KILOBYTE = 1024;
const bytes = (text: string): number => brotliCompressSync(text).length;

describe('scripts of the visitor', () => {
  let scripts: VisitorScripts;
  const files = () => [...Object.values(scripts.modules), ...Object.values(scripts.pages)];
  const modules = () => [
    ...Object.entries(scripts.modules),
    ['shelf', scripts.shelf] as const,
    ['transition', scripts.transition] as const,
    ['side-by-side', scripts.sideBySide] as const,
    ['share', scripts.share] as const,
    ['desktop-panel', scripts.desktopPanel] as const,
    ['offline', scripts.offline] as const,
  ];
  const total = (all: Iterable<{ body: string }>) => [...all].reduce((sum, { body }) => sum + bytes(body), 0);
  beforeAll(async () => {
    scripts = await buildVisitorScripts();
  });

  test('have a core of at most 3.1 KB, without markup that closes its script element', () => {
    expect(bytes(scripts.core)).toBeLessThanOrEqual(3.1 * KILOBYTE);
    expect(scripts.core).not.toMatch(/<\/script/i);
  });

  test('have a core with variations of at most 3.3 KB, without markup that closes its script element', () => {
    expect(bytes(scripts.variedCore)).toBeLessThanOrEqual(3.3 * KILOBYTE);
    expect(scripts.variedCore).not.toMatch(/<\/script/i);
  });

  test('have a script for success pages of at most 384 bytes, without markup that closes its script element', () => {
    expect(bytes(scripts.success)).toBeLessThanOrEqual(384);
    expect(scripts.success).not.toMatch(/<\/script/i);
  });

  test('have scripts that ask for consent of at most 1.6 KB in total, without markup that closes their elements', () => {
    expect(bytes(scripts.consentGate) + bytes(scripts.consent)).toBeLessThanOrEqual(1.6 * KILOBYTE);
    expect(scripts.consentGate + scripts.consent).not.toMatch(/<\/script/i);
    expect(scripts.consentGate.split('VERSION_OF_CONSENT')).toHaveLength(2);
  });

  test('have a script for pages in frames of at most 450 bytes, without markup that closes its script element', () => {
    expect(bytes(scripts.embed)).toBeLessThanOrEqual(450);
    expect(scripts.embed).not.toMatch(/<\/script/i);
  });

  // No page fetches both kinds: the scripts of pages beside the sheets validate input with the server's rules.
  test('have modules of at most 9 KB in total, and page scripts of at most 5 KB each', () => {
    expect(total(Object.values(scripts.modules))).toBeLessThanOrEqual(9 * KILOBYTE);
    for (const script of Object.values(scripts.pages)) expect(total([script])).toBeLessThanOrEqual(5 * KILOBYTE);
  });

  test('modules and page scripts are at most 18 KB in total, without the inlined scripts', () => {
    expect(total(files())).toBeLessThanOrEqual(18 * KILOBYTE);
  });

  test('have a script of at most 5.25 KB for forms with several pages, which fetch it in place of the usual one', () => {
    expect(total([scripts.steppedFormPage])).toBeLessThanOrEqual(5.25 * KILOBYTE);
  });

  test('have a module for shelves of at most 1.5 KB, which only pages with one fetch', () => {
    expect(total([scripts.shelf])).toBeLessThanOrEqual(1.5 * KILOBYTE);
  });

  test('have a module for transitions of at most 896 bytes, which only pages with one fetch', () => {
    expect(total([scripts.transition])).toBeLessThanOrEqual(896);
  });

  test('have a module for sheets side by side of at most 1.5 KB, and a script of at most 320 bytes before it', () => {
    expect(total([scripts.sideBySide])).toBeLessThanOrEqual(1.5 * KILOBYTE);
    expect(bytes(scripts.sideBySideStart)).toBeLessThanOrEqual(320);
    expect(scripts.sideBySideStart).not.toMatch(/<\/script/i);
  });

  test('have a module of at most 600 bytes that shares pages, and a script of at most 4.5 KB for its dialog', () => {
    expect(total([scripts.share])).toBeLessThanOrEqual(600);
    expect(total([scripts.shareDialog])).toBeLessThanOrEqual(4.5 * KILOBYTE);
    expect(scripts.shareDialog.body).toMatch(/export\s*\{[^}]*\bas open\b[^}]*\}/);
  });

  test('have a module of at most 2.25 KB for the panel of desktops, whose code the script of the share dialog draws', () => {
    expect(total([scripts.desktopPanel])).toBeLessThanOrEqual(2.25 * KILOBYTE);
    expect(scripts.shareDialog.body).toMatch(/export\s*\{[^}]*\bas drawCode\b[^}]*\}/);
  });

  test('have a service worker of at most 1.2 KB with its module, whose cache a publication names', () => {
    expect(bytes(scripts.worker) + total([scripts.offline])).toBeLessThanOrEqual(1.2 * KILOBYTE);
    expect(scripts.worker.split('VERSION_OF_PUBLICATION')).toHaveLength(2);
    expect(bytes(scripts.endWorker)).toBeLessThanOrEqual(256);
  });

  test('are self-contained files named after their content', () => {
    for (const [name, { name: file, body }] of [
      ...modules(),
      ...Object.entries(scripts.pages),
      ['stepped-form-page', scripts.steppedFormPage] as const,
    ]) {
      expect(file).toMatch(new RegExp(`^${hashedName(name, '[0-9a-f]{8}')}\\.js$`));
      expect(isBlockedName(file)).toBe(false);
      expect(body).not.toMatch(/\bfrom\s*["']|\bimport\s*["']/);
    }
    expect(new Set(files().map(({ name }) => name)).size).toBe(files().length);
  });

  test('export `start` from every visitor module', () => {
    for (const [, { body }] of modules()) expect(body).toMatch(/export\s*\{[^}]*\bas start\b[^}]*\}/);
  });
});

test('styles of a usual page are at most 3 KB', () => {
  const usual = ['arrows', 'bar', 'company', 'languages', 'menu', 'picture', 'price', 'products'] as const;
  expect(bytes([SHEET_CSS, PAGE_CSS, ...usual.map((feature) => FEATURE_CSS[feature]), PRINT_CSS].join(''))).toBeLessThanOrEqual(
    3 * KILOBYTE,
  );
});
