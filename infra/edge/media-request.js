import crypto from 'crypto';
import cf from 'cloudfront';
/**
 * CloudFront Function (JavaScript runtime 2.0): viewer request for the variants of uploads, on the console's host and on those of
 * previews. The local edge runs this file. It runs before the cache, so a cached file needs the right as well.
 *
 *   /media/{mediaId}/{width}.{format}?t={tag}   -> /ready/{mediaId}/{width}.{format}   in the media bucket
 *
 * The right to see a file has two parts, both signed by functions/media/services/media-rights.ts:
 * - the tag proves that a scope may see the file. A tag that begins with `p` belongs to the public scope.
 * - the cookie `{scope}.{expiry in seconds}.{signature}` proves that its holder works in this scope now.
 *
 * Every other request gets the same refusal, whether or not the file exists or the store can be read. Originals
 * (`uploads/…`) have no address.
 */
const VARIANT = /^\/media\/([0-9A-HJKMNP-TV-Z]{26})\/(\d{1,5}\.(?:avif|webp|png|jpg|mp4|m4v))$/;
const TAG = /^(p?)([\w-]{22})$/;
const COOKIE_NAME = '__Host-media';
const COOKIE = /^([0-9A-Za-z]{12,26})\.(\d{10})\.([\w-]{22})$/;
const PUBLIC_SCOPE = 'public';
/** The signing key, and a second key that is also accepted during a rotation. */
const KEYS = 'media-keys';

const store = cf.kvs();

function refusal(status, reason) {
  return {
    statusCode: status,
    statusDescription: reason,
    headers: { 'content-type': { value: 'text/plain; charset=utf-8' }, 'cache-control': { value: 'no-store' } },
    body: reason,
  };
}

async function readKeys() {
  try {
    return (await store.get(KEYS)).split(' ').filter((key) => key !== '');
  } catch (error) {
    return [];
  }
}

/** Compares two texts of the same length in constant time. */
function isSame(given, expected) {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (let at = 0; at < given.length; at += 1) difference |= given.charCodeAt(at) ^ expected.charCodeAt(at);
  return difference === 0;
}

function isSigned(keys, text, signature) {
  return keys.some((key) =>
    isSame(signature, crypto.createHmac('sha256', key).update(text).digest('base64url').slice(0, signature.length)),
  );
}

/** Returns the scope of the cookie; empty without a valid cookie. */
function scopeOf(request, keys) {
  const cookie = request.cookies[COOKIE_NAME];
  const right = cookie ? COOKIE.exec(cookie.value) : null;
  if (!right || Number(right[2]) * 1000 <= Date.now()) return '';
  return isSigned(keys, 'right ' + right[1] + ' ' + right[2], right[3]) ? right[1] : '';
}

async function handler(event) {
  const request = event.request;
  const variant = VARIANT.exec(request.uri);
  if (!variant) return refusal(404, 'Not Found');
  const tag = request.querystring.t ? TAG.exec(request.querystring.t.value) : null;
  if (!tag) return refusal(403, 'Forbidden');
  const keys = await readKeys();
  const scope = tag[1] === '' ? scopeOf(request, keys) : PUBLIC_SCOPE;
  if (scope === '' || !isSigned(keys, 'tag ' + scope + ' ' + variant[1], tag[2])) return refusal(403, 'Forbidden');
  request.uri = '/ready/' + variant[1] + '/' + variant[2];
  return request;
}
