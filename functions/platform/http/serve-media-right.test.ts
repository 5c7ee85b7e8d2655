import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { httpEvent, LAMBDA_CONTEXT } from '#test/support/http/send.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';
import { family, setUp } from '#functions/platform/http/serve-fixture.ts';

describe('media rights in an answer of serve', () => {
  const { handler } = setUp();
  const answer = async (cookies: string[], token = 'valid') => {
    const event = httpEvent(family.picture);
    const given = { ...event, cookies, headers: { ...event.headers, authorization: `Bearer ${token}` } };
    const result: APIGatewayProxyStructuredResultV2 = await handler(given, LAMBDA_CONTEXT);
    return { cookies: result.cookies ?? [], body: JSON.parse(result.body ?? '') as Record<string, unknown> };
  };

  it('contain a tag for each media file in the answer, and for no other file', async () => {
    expect((await answer([])).body).toEqual({
      data: { image: { mediaId: 'IMAGE' } },
      message: 'OK',
      media: { IMAGE: TEST_MEDIA_RIGHTS.tagOf('IMAGE', 'ACCOUNT') },
    });
  });

  it('set a cookie for the account that the login works in, unless the request has a fresh cookie', async () => {
    const [cookie = ''] = (await answer([])).cookies;
    expect(cookie).toMatch(/^__Host-media=ACCOUNT\.\d{10}\.[\w-]{22}; HttpOnly; Secure; SameSite=Strict; Path=\/; Max-Age=300$/);
    const [own = ''] = cookie.split(';');
    expect((await answer([own])).cookies).toEqual([]);
    expect((await answer([own.replace('ACCOUNT', 'ANOTHER')])).cookies).toHaveLength(1);
  });

  it('are missing if the request is refused', async () => {
    const { cookies, body } = await answer([], 'invalid');
    expect([cookies, body['media']]).toEqual([[], undefined]);
  });
});
