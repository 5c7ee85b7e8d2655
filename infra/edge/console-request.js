/**
 * CloudFront Function (JavaScript runtime 2.0): viewer request of the console distribution. The local edge runs this file.
 *
 *   /assets/app-1a2b3c.js   -> unchanged     files of the build
 *   /colour-scheme.js       -> unchanged     runs before the first paint
 *   /favicon.ico            => /favicon.svg
 *   /admin-user/site-list   -> /index.html   the console routes screens itself
 *   /admin-user/foo.bar     -> /index.html   which shows that the screen does not exist
 */
const FILE =
  /^\/(?:favicon\.svg|colour-scheme\.js|index\.html|licences\.json|(?:assets|templates)(?:\/[\w-]+)*\/[\w-]+(?:\.[\w-]+)*\.[A-Za-z0-9]+)$/;
/** Matches paths of hidden files and of other folders, which no screen has. */
const HOSTILE = /\/\.|\.\.|%2e/i;

function notFound() {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/plain; charset=utf-8' }, 'cache-control': { value: 'no-store' } },
    body: 'Not found',
  };
}

function handler(event) {
  const request = event.request;
  const path = request.uri;

  if (path === '/favicon.ico') {
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: '/favicon.svg' } } };
  }
  if (FILE.test(path)) return request;
  const isInFolderOfFiles = path.indexOf('/assets/') === 0 || path.indexOf('/templates/') === 0;
  if (isInFolderOfFiles || HOSTILE.test(path)) return notFound();
  request.uri = '/index.html';
  return request;
}
