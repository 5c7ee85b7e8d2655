/**
 * CloudFront Function (JavaScript runtime 2.0), viewer request of the sites distribution; the local edge runs this very file.
 * Finds the stored file behind a visitor's address (product.md "Visitors"):
 *
 *   {siteId}.<sites domain>/                 -> /{siteId}/index.html        default language, cell A1
 *   {siteId}.<sites domain>/B2               -> /{siteId}/index.html        the page moves to the cell by itself
 *   {siteId}.<sites domain>/en, /en/B2       -> /{siteId}/en/index.html
 *   {siteId}.<sites domain>/m/…, /a/…        -> /{siteId}/m/…, /{siteId}/a/…
 *
 * Lower-case cells and slashes at the end lead to the canonical address (308). Everything else becomes a key that no file
 * ever has, so that storage refuses it and CloudFront answers with the custom error page.
 */
const SITE_ID = /^[a-z][a-z0-9]{11}$/;
const PAGE = /^(?:\/(jp|en|cn|kr))?(?:\/([A-Za-z]{1,3})([1-9]\d?|100))?(\/*)$/;
const ASSET = /^\/(?:m\/[\w-]{1,64}\/\d{1,5}\.(?:avif|webp|png|mp4)|a\/[\w-]{1,64}\.js)$/;
/** Fetched by CloudFront itself for an error; must stay what it is. */
const ERROR_PAGE = '/not-available.html';
const NOWHERE = '/not-available';

/** Values stay percent-encoded, as they came. */
function queryOf(request) {
  const pairs = [];
  Object.keys(request.querystring).forEach((name) => {
    const query = request.querystring[name];
    (query.multiValue || [query]).forEach((one) => pairs.push(one.value === '' ? name : name + '=' + one.value));
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

function redirect(location) {
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: location }, 'cache-control': { value: 'public, max-age=3600' } },
  };
}

function handler(event) {
  const request = event.request;
  const path = request.uri;
  if (path === ERROR_PAGE) return request;

  // Names of hosts know no case (RFC 9110, 4.2.3); keys in storage do.
  const host = request.headers.host ? request.headers.host.value.toLowerCase() : '';
  const siteId = host.split('.')[0];
  request.uri = NOWHERE;
  if (!SITE_ID.test(siteId)) return request;

  if (ASSET.test(path)) {
    request.uri = '/' + siteId + path;
    return request;
  }

  const page = PAGE.exec(path);
  if (!page) return request;
  const language = page[1] ? '/' + page[1] : '';
  const cell = page[2] ? '/' + page[2].toUpperCase() + page[3] : '';
  const canonical = language + cell || '/';
  if (path !== canonical) return redirect(canonical + queryOf(request));

  request.uri = '/' + siteId + language + '/index.html';
  return request;
}
