import { beforeEach, expect, it } from 'vitest';
import { readVisitorAction } from '#web/features/editor/preview/full/visitor-action.ts';

const PAGE = `
<a data-move="right" href="#"><i id="move"></i></a>
<a data-cell="B2" href="#B2" id="cell"></a>
<a hreflang="zh-Hans" href="#cn" id="language"></a>
<a href="#company#termsOfService" data-dialog="閉じる" id="legal"></a>
<a href="#data-notice" data-dialog="閉じる" id="notice"></a>
<a href="#company" id="company"></a>
<a href="#login?to=#B1" id="login"></a>
<a href="tel:+81312345678" id="call"></a>
<a href="mailto:shop@example.com" id="mail"></a>
<a href="https://example.com/" id="web"></a>
<a href="#" id="nowhere"></a>
<a href="javascript:alert(1)" id="script"></a>
<aside data-popup="01"><a data-cell="A2" href="#A2" id="offer"></a><button class="popup-close" id="close"></button></aside>
<p id="text"></p>`;

const actionOf = (id: string) => readVisitorAction(document.getElementById(id) ?? document.body);

beforeEach(() => (document.body.innerHTML = PAGE));

it('readVisitorAction returns the action of a click on published components', () => {
  expect(actionOf('move')).toEqual({ kind: 'move', direction: 'right' });
  expect(actionOf('cell')).toEqual({ kind: 'cell', cell: 'B2' });
  expect(actionOf('language')).toEqual({ kind: 'language', language: 'cn' });
  expect(actionOf('legal')).toEqual({ kind: 'overlay', page: 'company', anchor: 'termsOfService', link: document.getElementById('legal') });
  expect(actionOf('notice')).toMatchObject({ kind: 'overlay', page: 'data-notice', anchor: '' });
  expect(actionOf('company')).toMatchObject({ kind: 'overlay', page: 'company', anchor: '' });
  expect(actionOf('login')).toEqual({ kind: 'page', page: 'login' });
  expect(actionOf('call')).toEqual({ kind: 'call' });
  expect(actionOf('mail')).toEqual({ kind: 'mail' });
  expect(actionOf('web')).toEqual({ kind: 'external', url: 'https://example.com/' });
  expect(actionOf('offer')).toEqual({ kind: 'cell', cell: 'A2' });
  expect(actionOf('close')).toEqual({ kind: 'popup-closed', popupId: '01' });
});

it('readVisitorAction returns undefined for elements without an action', () => {
  for (const id of ['nowhere', 'script', 'text']) expect(actionOf(id)).toBeUndefined();
});
