/**
 * CloudFront Function (JavaScript runtime 2.0), viewer request of the sites distribution; the local edge runs this very file.
 * Finds the stored file behind a visitor's address (product.md "Visitors"): `[/custom path][/language][/cell or page]`.
 *
 *   {siteId}.<sites domain>/, /A1            -> /{siteId}/index.html
 *   {siteId}.<sites domain>/B2               -> /{siteId}/B2.html
 *   {siteId}.<sites domain>/shop/en          -> /{siteId}/shop/en/index.html
 *   {siteId}.<sites domain>/shop/en/contact  -> /{siteId}/shop/en/contact.html
 *   {siteId}.<sites domain>/shop/en/s/3.html -> as it is, below /{siteId}   a block of sheets
 *   {siteId}.<sites domain>/m/…, /a/…, …     -> as it is, below /{siteId}   files of the site as a whole
 *   <sites domain>/sites/{siteId}/en/B2      => //{siteId}.<sites domain>/en/B2
 *
 * Lower-case cells, slashes at the end and shorthands lead to the canonical address (308). Everything else becomes a key
 * that no file ever has, so that storage refuses it and CloudFront answers with the custom error page. The rules of names
 * are those of shared/rules/site/site-page.ts and custom-path.ts; a test holds both together.
 */
const SITE_ID = /^[a-z][a-z0-9]{11}$/;
const ON_SHARED_HOST = /^\/sites\/([a-z][a-z0-9]{11})(\/.*)?$/;
const LANGUAGES = ['jp', 'en', 'cn', 'kr'];
const CELL = /^[A-Za-z]{1,3}(?:[1-9]\d?|100)$/;
const FIRST_CELL = 'A1';
const PAGES = [
  'contact',
  'contact-success',
  'forms',
  'form-success',
  'register',
  'register-success',
  'register-confirm',
  'login',
  'forgot-password',
  'new-password',
  'company',
  'data-notice',
  'sheets',
];
const SHORTHANDS = ['form', 'membership'];
const STAND_FOR = ['forms', 'register'];
const RESERVED = ['api', 'sites', 'not-available'];
const CUSTOM_PATH = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const BLOCK = /^(.*)\/s\/(?:0|[1-9]\d{0,3})\.html$/;
const FILE = /^\/(?:m\/[\w-]{1,64}\/\d{1,5}\.(?:avif|webp|png|mp4)|a\/[\w-]{1,64}\.js|sitemap\.xml|robots\.txt|manifest\.webmanifest)$/;
/** Fetched by CloudFront itself for an error; must stay what it is. */
const ERROR_PAGE = '/not-available.html';
const NOWHERE = '/not-available';

/** The canonical name of a cell or a page; empty where it is neither. */
function nameOf(segment) {
  if (CELL.test(segment)) return segment.toUpperCase();
  const shorthand = SHORTHANDS.indexOf(segment);
  if (shorthand !== -1) return STAND_FOR[shorthand];
  return PAGES.indexOf(segment) === -1 ? '' : segment;
}

function isCustomPath(segment) {
  if (segment.length < 2 || segment.length > 50 || !CUSTOM_PATH.test(segment)) return false;
  return LANGUAGES.indexOf(segment) === -1 && RESERVED.indexOf(segment) === -1 && nameOf(segment) === '';
}

/** What a path names: the home it lies below, and a cell or page there (empty: the home itself). Undefined where it is no address. */
function addressOf(path) {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  const segments = path.slice(0, end).split('/').slice(1);
  let above = '';
  if (segments.length > 0 && isCustomPath(segments[0])) above += '/' + segments.shift();
  if (segments.length > 0 && LANGUAGES.indexOf(segments[0]) !== -1) above += '/' + segments.shift();
  if (segments.length === 0) return { home: above, name: '' };
  const last = segments.length === 1 ? nameOf(segments[0]) : '';
  return last === '' ? undefined : { home: above, name: last };
}

function canonicalPath(address) {
  return address.home + (address.name === '' ? '' : '/' + address.name) || '/';
}

/** Of files that are found below their site's folder under the very path they are asked for. */
function isFile(path) {
  if (FILE.test(path)) return true;
  const block = BLOCK.exec(path);
  if (!block) return false;
  const address = addressOf(block[1]);
  return address !== undefined && address.name === '' && address.home === block[1];
}

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

/**
 * On a host that is no site's own. The location names the host and leaves the scheme to the request (RFC 3986, 4.2), which
 * nothing tells this function for certain.
 */
function fromSharedHost(request, host) {
  const shared = ON_SHARED_HOST.exec(request.uri);
  const address = shared ? addressOf(shared[2] || '/') : undefined;
  if (address) return redirect('//' + shared[1] + '.' + host + canonicalPath(address) + queryOf(request));
  request.uri = NOWHERE;
  return request;
}

function handler(event) {
  const request = event.request;
  const path = request.uri;
  if (path === ERROR_PAGE) return request;

  // Names of hosts know no case (RFC 9110, 4.2.3); keys in storage do.
  const host = request.headers.host ? request.headers.host.value.toLowerCase() : '';
  const siteId = host.split('.')[0];
  if (!SITE_ID.test(siteId)) return fromSharedHost(request, host);

  request.uri = NOWHERE;
  if (isFile(path)) {
    request.uri = '/' + siteId + path;
    return request;
  }

  const address = addressOf(path);
  if (!address) return request;
  const canonical = canonicalPath(address);
  if (path !== canonical) return redirect(canonical + queryOf(request));

  const file = address.name === '' || address.name === FIRST_CELL ? 'index' : address.name;
  request.uri = '/' + siteId + address.home + '/' + file + '.html';
  return request;
}
