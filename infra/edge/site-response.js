import cf from 'cloudfront';
/**
 * CloudFront Function (JavaScript runtime 2.0): viewer response of the sites distribution. The local edge runs this file.
 *
 * Storage answers 200 for every object. Metadata of an object arrives as response headers, cached with it:
 *
 *   lineage   ids of the accounts above the site, from the operator to the owner. The key value store holds those that are
 *             paused or ended: a paused site answers 503, one below an ended contract 404.
 *   location  an address that redirects: answered with 308, with the query string
 *   frames    origins whose pages may frame the page, in addition to the site itself
 *   paused    a page that an earlier version stored for a paused site: answered with 503
 *
 * The keys follow functions/publishing/services/edge/edge-keys.ts; a test compares both.
 */
const LINEAGE = 'x-amz-meta-lineage';
const LOCATION = 'x-amz-meta-location';
const FRAMES = 'x-amz-meta-frames';
const PAUSED = 'x-amz-meta-paused';
const RETRY_AFTER_SECONDS = '3600';
const PAGES = { frame: '', notices: {} };
/** Files of the brand, which the pages for missing, paused and ended sites show. */
const BRAND = /\/(?:manifest\.webmanifest|icon\.svg)$/;
const ETAG = /^(?:W\/)?"[^"~]*(?="$)/;

const store = cf.kvs();

/** Returns the value of a key; empty if the key is missing or the store cannot be read, so that sites stay available. */
async function valueOf(key) {
  try {
    return await store.get(key);
  } catch (error) {
    return '';
  }
}

/** Returns the strictest state of the accounts above the site: `ended`, `paused` or empty. */
async function stateOf(headers) {
  if (headers[PAUSED]) return 'paused';
  const ids = headers[LINEAGE] ? headers[LINEAGE].value.split(',') : [];
  let state = '';
  for (let index = 0; index < ids.length && state !== 'ended'; index += 1) state = (await valueOf('a:' + ids[index])) || state;
  return state;
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

/** Returns the page of a state in the language of the stored page; in all languages if the stored file has none. */
function pageOf(state, language) {
  const notice = PAGES.notices[state];
  const tags = notice.texts[language] ? [language] : Object.keys(notice.texts);
  const titles = tags.map((tag) => notice.texts[tag][0]);
  const sections = tags.map((tag, index) => {
    const heading = index === 0 ? 'h1>' : 'h2>';
    return '<section lang="' + tag + '"><' + heading + titles[index] + '</' + heading + '<p>' + notice.texts[tag][1] + '</p></section>';
  });
  const parts = { lang: tags[0], title: titles.slice(0, 2).join(' | '), drawing: notice.drawing, sections: sections.join('') };
  return PAGES.frame.replace(/\{(lang|title|drawing|sections)\}/g, (all, name) => parts[name]);
}

function remove(headers, names) {
  names.forEach((name) => delete headers[name]);
}

/** Replaces the response, regardless of its status. */
function stop(response, state) {
  const isPaused = state === 'paused';
  const headers = response.headers;
  const language = headers['content-language'];
  response.statusCode = isPaused ? 503 : 404;
  response.statusDescription = isPaused ? 'Service Unavailable' : 'Not Found';
  response.body = { encoding: 'text', data: pageOf(state, language && language.value) };
  remove(headers, ['accept-ranges', 'content-encoding', 'content-language', 'content-length', 'content-range']);
  headers['content-type'] = { value: 'text/html; charset=utf-8' };
  headers['cache-control'] = { value: 'no-store' };
  if (isPaused) headers['retry-after'] = { value: RETRY_AFTER_SECONDS };
}

async function handler(event) {
  const response = event.response;
  const headers = response.headers;
  const state = await stateOf(headers);
  const location = headers[LOCATION];
  const frames = headers[FRAMES];
  remove(headers, [LINEAGE, LOCATION, FRAMES, PAUSED]);
  if (state !== '' && !BRAND.test(event.request.uri)) {
    stop(response, state);
  } else if (location) {
    response.statusCode = 308;
    response.statusDescription = 'Permanent Redirect';
    headers.location = { value: location.value + queryOf(event.request) };
  } else if (frames) {
    // As the policy of other pages (response-headers.ts), which leaves a policy that a response has.
    headers['content-security-policy'] = { value: "frame-ancestors 'self' " + frames.value + "; base-uri 'self'; object-src 'none'" };
  } else {
    // The tag contains the version of the store: site-request.js revalidates only responses of the current version.
    const isPage = response.statusCode === 304 || (headers['content-type'] || { value: '' }).value.startsWith('text/html');
    if (headers.etag && isPage) {
      const version = await valueOf('version');
      headers.etag.value = headers.etag.value.replace(ETAG, (tag) => tag + '~' + version);
      remove(headers, ['last-modified']);
    }
    return response;
  }
  // Storage would answer a revalidation with 304, without these changes.
  remove(headers, ['etag', 'last-modified']);
  return response;
}
