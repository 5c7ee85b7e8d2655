import { describe, expect, it } from 'vitest';
import { archivePath, isSystemFile, isUnsafePath } from '#shared/rules/bulk-upload/archive-path.ts';

describe('archivePath', () => {
  it('replaces Windows separators and composes accents that macOS decomposes', () => {
    expect(archivePath('en\\A1.jpg')).toBe('en/A1.jpg');
    expect(archivePath('\u304b\u3099.jpg')).toBe('\u304c.jpg');
  });
});

describe('isSystemFile', () => {
  it.each([
    'folder/',
    '__MACOSX/._A1.jpg',
    'en/._A1.jpg',
    '.DS_Store',
    'en/.DS_Store',
    'Thumbs.db',
    'en/thumbs.db',
    'Desktop.ini',
    '.git/x',
  ])('detects %s', (path) => expect(isSystemFile(path)).toBe(true));
  it.each(['A1.jpg', 'en/A1.jpg', '../A1.jpg', './A1.jpg', 'thumbs.db.jpg'])('returns false for %s', (path) =>
    expect(isSystemFile(path)).toBe(false),
  );
});

describe('isUnsafePath', () => {
  it.each(['../A1.jpg', 'en/../../A1.jpg', '/etc/passwd', 'C:/A1.jpg', 'c:A1.jpg', 'A1\u0000.jpg', 'a\n.jpg'])('detects %s', (path) =>
    expect(isUnsafePath(path)).toBe(true),
  );
  it.each(['A1.jpg', 'en/A1.jpg', 'A1..jpg', 'a..b/A1.jpg'])('accepts %s', (path) => expect(isUnsafePath(path)).toBe(false));
});
