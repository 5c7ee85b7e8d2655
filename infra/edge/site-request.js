import cf from 'cloudfront';
/**
 * CloudFront Function (JavaScript runtime 2.0): viewer request of the sites distribution. The local edge runs this file.
 * Maps a visitor's address to its stored file: `[/custom path][/language][/cell or page]`.
 *
 *   {siteId}.<sites domain>/, /A1            -> /{siteId}/index.html
 *   {siteId}.<sites domain>/shop/en/B2       -> /{siteId}/shop/en/B2.html
 *   {siteId}.<sites domain>/shop/en/s/3.html -> the same below /{siteId}    a block of sheets
 *   {siteId}.<sites domain>/m/…, /a/…, …     -> the same below /{siteId}    files of the whole site
 *   <sites domain>/sites/{siteId}/en/B2      => //{siteId}.<sites domain>/en/B2
 *   <custom domain>/en/B2                    -> /{siteId}/en/B2.html, with the site of the domain's tenant (ADR 61)
 *   {siteId}.<sites domain>/en/B2            => //<custom domain>/en/B2, once the key value store has the site's host
 *
 * A page reports a visit by `POST /v/…` (ADR 56): the function answers it, and the access log has its path. By `?own-visit` the
 * console marks a browser of the owner with a cookie; in the log, the status of the answer identifies its visits (own-visit.ts).
 *
 * Prefetches of pages are refused: browsers then request a page when a person opens it, and the log has one request for
 * each page view.
 *
 * Lower-case cells, trailing slashes and shorthands are redirected to the canonical address (308). Every other address maps to a key
 * that no file has, which missing-page.ts answers. The names follow shared/values/site-page.ts and custom-path.ts; a test compares
 * both.
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
  'member-account',
  'email-confirm',
  'company',
  'data-notice',
  'sheets',
  'news',
];
const SHORTHANDS = ['form', 'membership'];
const SHORTHAND_TARGETS = ['forms', 'register'];
const RESERVED = ['api', 'sites', 'not-available'];
const CUSTOM_PATH = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const VISIT = /^\/v\//;
const OWN_VISIT = 'own-visit';
const BLOCK = /^(.*)\/s\/(?:0|[1-9]\d{0,3})\.html$/;
const FILE =
  /^\/(?:m\/[\w-]{1,64}\/\d{1,5}\.(?:avif|webp|png|jpg|mp4|m4v)|a\/[\w-]{1,64}\.js|f\/[\w-]{1,64}\.(?:css|woff2)|[no]\/(?:jp|en|cn|kr)\.json|feed(?:-(?:jp|en|cn|kr))?\.xml|sitemap\.xml|robots\.txt|manifest\.webmanifest|favicon\.ico|icon\.svg|sw\.js)$/;
/** Files that contain addresses of the site; they are redirected like its pages. */
const ADDRESSED = /^\/(?:sitemap\.xml|robots\.txt)$/;
/** An entity tag that site-response.js has extended by the version of the store. */
const TAG = /^((?:W\/)?"[^"~]*)~([^"~]*)("\s*)$/;
const NOWHERE = '/not-available';
const MOVED_SECONDS = 60;
/** Request headers with which browsers announce a prefetch; the first one is the standard header. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const PREFETCH = /prefetch|prerender|preview/;

const store = cf.kvs();

/** Returns the value of a key; empty if the key is missing or the store cannot be read. */
async function valueOf(key) {
  try {
    return await store.get(key);
  } catch (error) {
    return '';
  }
}

/** Returns the site of a custom domain: empty if its tenant names no site, `undefined` on the platform's hosts, which have no tenant. */
function siteOfTenant() {
  try {
    if (!cf.distributionTenant.id) return undefined;
  } catch (error) {
    return undefined;
  }
  try {
    return cf.distributionTenant.parameters.get('siteId');
  } catch (error) {
    return '';
  }
}

/** Returns the canonical name of a cell or page; empty if the segment is neither. */
function nameOf(segment) {
  if (CELL.test(segment)) return segment.toUpperCase();
  const shorthand = SHORTHANDS.indexOf(segment);
  if (shorthand !== -1) return SHORTHAND_TARGETS[shorthand];
  return PAGES.indexOf(segment) === -1 ? '' : segment;
}

function isCustomPath(segment) {
  if (segment.length < 2 || segment.length > 50 || !CUSTOM_PATH.test(segment)) return false;
  return LANGUAGES.indexOf(segment) === -1 && RESERVED.indexOf(segment) === -1 && nameOf(segment) === '';
}

/**
 * Returns the parts of an address: the path of its home, and the cell or page below it (empty: the home itself). `undefined` if the
 * path is not a site address.
 */
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

/** Whether a path is the name of a file below its site's folder. */
function isFile(path) {
  if (FILE.test(path)) return true;
  const block = BLOCK.exec(path);
  if (!block) return false;
  const address = addressOf(block[1]);
  return address !== undefined && address.name === '' && address.home === block[1];
}

/** Returns the query string, with its values percent-encoded as received. */
function queryOf(request) {
  const pairs = [];
  Object.keys(request.querystring).forEach((name) => {
    const query = request.querystring[name];
    (query.multiValue || [query]).forEach((one) => pairs.push(one.value === '' ? name : name + '=' + one.value));
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

/** Returns a redirect. `maxAge`: how long browsers may cache the redirect, in seconds; an hour by default. */
function redirect(location, maxAge) {
  return {
    statusCode: 308,
    headers: { location: { value: location }, 'cache-control': { value: 'public, max-age=' + (maxAge === undefined ? 3600 : maxAge) } },
  };
}

function isPrefetch(request) {
  return PURPOSES.some((name) => request.headers[name] && PREFETCH.test(request.headers[name].value.toLowerCase()));
}

function answerEmpty(cacheControl, statusCode) {
  return { statusCode: statusCode || 204, headers: { 'cache-control': { value: cacheControl } } };
}

/** Sets a cookie and redirects to the same address without the parameter. Browsers keep a cookie for at most 400 days. */
function markOwnVisits(request, path) {
  delete request.querystring[OWN_VISIT];
  const answer = redirect(path + queryOf(request), 0);
  answer.cookies = {};
  answer.cookies[OWN_VISIT] = { value: '1', attributes: 'Path=/v; Max-Age=34560000; Secure; HttpOnly; SameSite=Lax' };
  return answer;
}

/** Redirects from the shared host to the host of the site. The location has no scheme (RFC 3986, 4.2), which may be HTTP or HTTPS. */
function fromSharedHost(request, host) {
  const shared = ON_SHARED_HOST.exec(request.uri);
  const address = shared ? addressOf(shared[2] || '/') : undefined;
  if (address) return redirect('//' + shared[1] + '.' + host + canonicalPath(address) + queryOf(request));
  request.uri = NOWHERE;
  return request;
}

/** Returns the site's custom host if the request has another host. Browsers cache the redirect only briefly: a domain can be removed. */
async function otherHostOf(siteId, host) {
  const wanted = await valueOf('h:' + siteId);
  return wanted === '' || wanted === host ? '' : '//' + wanted;
}

/**
 * Keeps `If-None-Match` for a page only if the key value store still has the version that site-response.js wrote into the entity tag:
 * storage answers 304 without the metadata by which site-response.js recognises a paused site.
 */
async function checkCondition(request) {
  const condition = request.headers['if-none-match'];
  const tag = condition ? TAG.exec(condition.value) : null;
  if (tag && tag[2] === (await valueOf('version'))) condition.value = tag[1] + tag[3];
  else if (tag || request.uri.endsWith('.html')) {
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
  }
  return request;
}

async function handler(event) {
  const request = event.request;
  const path = request.uri;
  // Host names are case-insensitive (RFC 9110, 4.2.3), keys in storage are not.
  const host = request.headers.host ? request.headers.host.value.toLowerCase() : '';
  const tenantSite = siteOfTenant();
  const siteId = tenantSite === undefined ? host.split('.')[0] : tenantSite;
  if (tenantSite === undefined && !SITE_ID.test(siteId)) return fromSharedHost(request, host);

  request.uri = NOWHERE;
  if (!SITE_ID.test(siteId)) return request;
  if (VISIT.test(path)) return request.method === 'POST' ? answerEmpty('no-store', request.cookies[OWN_VISIT] ? 202 : 204) : request;
  if (isFile(path)) {
    const elsewhere = ADDRESSED.test(path) ? await otherHostOf(siteId, host) : '';
    if (elsewhere !== '') return redirect(elsewhere + path, MOVED_SECONDS);
    request.uri = '/' + siteId + path;
    return checkCondition(request);
  }

  const address = addressOf(path);
  if (!address) return request;
  // Any response but a success ends a prefetch. 425 is never cached, and alarms do not count it, because it is no server error.
  if (isPrefetch(request)) return answerEmpty('no-store', 425);
  const canonical = canonicalPath(address);
  const elsewhere = await otherHostOf(siteId, host);
  if (elsewhere !== '') return redirect(elsewhere + canonical + queryOf(request), MOVED_SECONDS);
  if (request.querystring[OWN_VISIT]) return markOwnVisits(request, canonical);
  if (path !== canonical) return redirect(canonical + queryOf(request));

  const file = address.name === '' || address.name === FIRST_CELL ? 'index' : address.name;
  request.uri = '/' + siteId + address.home + '/' + file + '.html';
  return checkCondition(request);
}
