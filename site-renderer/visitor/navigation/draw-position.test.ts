import { expect, test } from 'vitest';
import { sheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { drawPosition } from '#site-renderer/visitor/navigation/draw-position.ts';

test('the link to the overview shows the current sheet and those within two steps', () => {
  document.body.innerHTML = '<div class="stage"><nav class="ways"><a href="/en/sheets"><svg></svg></a></nav></div>';
  const stage = document.querySelector<HTMLElement>('.stage') ?? document.body;
  let rest: (sheet: HTMLElement) => void = () => undefined;
  drawPosition({ stage, map: sheetMap(['A1', 'B1', 'B2', 'D1', 'B4']), onRest: (listener) => (rest = listener) });
  const sheet = document.createElement('article');
  const drawn = (cell: string) => {
    sheet.id = cell;
    rest(sheet);
    return [...stage.querySelectorAll('rect')].map(
      (one) => `${one.getAttribute('class') ?? ''} ${one.getAttribute('x')} ${one.getAttribute('y')}`,
    );
  };
  expect(drawn('A1')).toEqual(['here 10 10', ' 15 10', ' 15 15']);
  expect(drawn('B2')).toEqual([' 5 5', ' 10 5', 'here 10 10', ' 20 5', ' 10 20']);
});
