import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { parseItem, parseReadable } from '#functions/platform/engine/parse-item.ts';

const Thing = z.object({ id: z.string(), email: z.email(), size: z.number().default(0) });

it('parseItem returns the declared attributes, with defaults for missing attributes', () => {
  const item = { pk: 'THING#1', sk: 'THING', entity: 'thing', id: '1', email: 'a@example.com', unknown: true };
  expect(parseItem(Thing, item)).toEqual({ id: '1', email: 'a@example.com', size: 0 });
});

it('parseItem throws an error with entity, id and paths, but without stored values', () => {
  const item = { pk: 'EMAIL#secret@example', sk: 'EMAIL', entity: 'thing', id: '1', email: 'secret@example' };
  expect(() => parseItem(Thing, item)).toThrow('Stored item thing 1 breaks its schema at email (invalid_format)');
  expect(() => parseItem(Thing, item)).toThrow(expect.not.objectContaining({ message: expect.stringContaining('secret') }));
});

it('parseReadable returns undefined for an item that breaks its schema, and warns once', () => {
  const warn = vi.fn();
  expect(parseReadable(Thing, { id: '1', email: 'a@example.com' }, warn)).toEqual({ id: '1', email: 'a@example.com', size: 0 });
  expect(warn).not.toHaveBeenCalled();
  expect(parseReadable(Thing, { entity: 'thing', id: '1', email: 'secret@example' }, warn)).toBeUndefined();
  expect(warn.mock.calls).toEqual([
    ['unreadable-item', 1, expect.objectContaining({ message: expect.not.stringContaining('secret') as string })],
  ]);
});
