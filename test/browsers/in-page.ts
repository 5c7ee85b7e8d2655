/** Bodies of functions that run in a page of any browser. They are strings, because WebDriver sends source text. */

/** Returns the centre of the control with a name (`arguments[0]`), scrolled into view; `null` if there is none. */
export const FIND = `
  const name = arguments[0];
  const nameOf = (one) => {
    const labelled = (one.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    const labels = [...(one.labels ?? [])].map((label) => label.textContent);
    return [one.getAttribute('aria-label'), ...labelled, ...labels, one.textContent].map((text) => (text ?? '').replace(/[*＊]\\s*$/, '').trim());
  };
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getClientRects().length > 0;
  const all = [...document.querySelectorAll('a[href], button, input, textarea, select, [role=button], [role=gridcell], [role=tab], [role=menuitem], [contenteditable=true]')];
  const found = all.find((one) => !one.disabled && !one.closest('[inert]') && isShown(one) && nameOf(one).includes(name));
  if (!found) return null;
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
`;

/** Whether a text (`arguments[0]`) is shown. */
export const SHOWS = `return document.body.innerText.includes(arguments[0]);`;

/** The cell of the sheet in the middle of a site's page. */
export const SHOWN_CELL = `
  return document.elementsFromPoint(innerWidth / 2, innerHeight / 3)
    .find((one) => !one.closest('.popup'))?.closest('[data-page]')?.getAttribute('data-page') ?? null;
`;

/** Returns the addresses of pictures that have failed to load. Pictures that are not loaded yet do not count. */
export const LOST_PICTURES = `
  return [...document.images].filter((one) => one.complete && one.currentSrc !== '' && one.naturalWidth === 0).map((one) => one.currentSrc);
`;

/** The number of pictures that are loaded. */
export const LOADED_PICTURES = `return [...document.images].filter((one) => one.naturalWidth > 0).length;`;

/** Collects, from now on, what the page reports: errors and violations of its policy. */
export const LISTEN = `
  if (window.reports) return;
  window.reports = [];
  addEventListener('error', (event) => event.message && window.reports.push(event.message));
  addEventListener('unhandledrejection', (event) => window.reports.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) => window.reports.push(event.violatedDirective + ' refused ' + (event.blockedURI || 'inline')));
`;

export const REPORTS = `return window.reports ?? [];`;

/** Puts a picture (name and base64 in `arguments`) into the first field for files, as a person who picks it. */
export const PICK_FILE = `
  const [name, content] = arguments;
  const input = document.querySelector('input[type=file]');
  if (!input) return false;
  const files = new DataTransfer();
  files.items.add(new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name, { type: 'image/jpeg' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
`;

/** The centre of an element by selector and index (`arguments`), scrolled into view; `null` if it is not there. */
export const FIND_SELECTOR = `
  const found = document.querySelectorAll(arguments[0])[arguments[1]];
  if (!found || !found.checkVisibility()) return null;
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
`;

/** Whether something has this label (`arguments[0]`). */
export const FIND_LABEL = `
  return [...document.querySelectorAll('[aria-label], label')].some((one) => (one.getAttribute('aria-label') ?? one.textContent).includes(arguments[0]));
`;

/** Requests an address that opens the preview of a site (`arguments[0]`) in a tab, and stores it in `window.entrance`. */
export const ASK_FOR_TICKET = `
  const [siteId] = arguments;
  const { accessToken } = JSON.parse(sessionStorage.getItem('preview ' + siteId));
  fetch('/api/v1/preview/site/' + siteId + '/ticket', { method: 'POST', headers: { authorization: 'Bearer ' + accessToken } })
    .then((response) => response.json())
    .then(({ data }) => { window.entrance = data.origin + '/-/enter?ticket=' + data.ticket + '&to=/'; });
  return true;
`;

/**
 * The height of the first frame and the one that fits its width, in pixels; `first`: whether the frame still has the height of its markup.
 * A frame is never higher than 96 % of the window.
 */
export const FRAME_SIZE = `
  const frame = document.querySelector('iframe');
  const { width, height } = frame.getBoundingClientRect();
  const wanted = Math.min(Math.round((width * 16) / 9), Math.round(innerHeight * 0.96));
  return { height: Math.round(height), wanted, first: frame.style.height === '693px' };
`;
