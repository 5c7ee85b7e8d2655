import { expect, it } from 'vitest';
import { parse } from '#shared/model/fields.ts';
import { PictureRequest, UploadRequest } from '#shared/model/media/media.ts';

it('names an empty file', () => {
  for (const schema of [UploadRequest, PictureRequest])
    expect(parse(schema, { name: 'tea.png', type: 'image/png', size: 0 })).toEqual({
      ok: false,
      errors: [{ path: 'size', rule: 'empty-file', params: { name: 'tea.png' } }],
    });
});
