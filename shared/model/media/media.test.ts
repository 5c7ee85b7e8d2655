import { expect, it } from 'vitest';
import { parse } from '#shared/model/fields.ts';
import { PictureRequest, UploadRequest } from '#shared/model/media/media.ts';

it.each(['photo.jpg', 'photo.heic', 'photo', 'notes.txt'])('upload requests accept %s declared as PNG', (name) => {
  for (const schema of [UploadRequest, PictureRequest]) expect(parse(schema, { name, type: 'image/png', size: 1 }).ok).toBe(true);
});

it('PictureRequest rejects a declared video with the file name and the accepted formats', () => {
  expect(parse(PictureRequest, { name: 'clip.mp4', type: 'video/mp4', size: 1 })).toEqual({
    ok: false,
    errors: [{ path: 'name', rule: 'unsupported-file', params: { name: 'clip.mp4', formats: 'PNG, JPG, JPEG, JFIF, HEIC, HEIF' } }],
  });
});

it('UploadRequest and PictureRequest reject an empty file, and name the file in the error', () => {
  for (const schema of [UploadRequest, PictureRequest])
    expect(parse(schema, { name: 'tea.png', type: 'image/png', size: 0 })).toEqual({
      ok: false,
      errors: [{ path: 'size', rule: 'empty-file', params: { name: 'tea.png' } }],
    });
});
