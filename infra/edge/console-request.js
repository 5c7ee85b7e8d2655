/**
 * CloudFront Function (JavaScript runtime 2.0): viewer request of the console distribution. The local edge runs this file.
 *
 *   /assets/app-1a2b3c.js   -> unchanged     files of the build
 *   /favicon.ico            => /favicon.svg
 *   /admin-user/site-list   -> /index.html   the console routes screens itself
 */
const FILE = /^(?:\/[\w-]+)*\/[\w-]+(?:\.[\w-]+)*\.[A-Za-z0-9]+$/;

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
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  if (lastSegment.indexOf('.') === -1) {
    request.uri = '/index.html';
    return request;
  }
  return FILE.test(path) ? request : notFound();
}
