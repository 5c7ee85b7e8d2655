import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { seo as source } from '#shared/messages/jp/editor/seo.ts';

export const seo = {
  intro: '검색 결과와 공유 카드에 표시되는 문구, 그리고 분석 등에 쓰는 태그를 설정합니다.',
  titleHelp: '검색 결과의 제목입니다. 문자, 숫자, 공백, 하이픈, 세로줄, 콜론, 괄호를 쓸 수 있습니다.',
  h1Help: '페이지 제목으로 검색 엔진과 스크린 리더에 전달됩니다. 화면에는 표시되지 않습니다. 쓸 수 있는 문자는 제목과 같습니다.',
  descriptionHelp: '검색 결과와 공유 카드의 설명입니다.',

  search: '검색 결과에서',
  share: '공유할 때',
  noPicture: '첫 번째 시트의 이미지가 여기에 표시됩니다',
  previewNote: '실제 표시는 검색 엔진과 앱에 따라 다릅니다.',
  used: '비어 있을 때 쓰이는 문구',
  source: {
    siteName: '사이트 이름',
    sheetText: '첫 번째 시트의 텍스트',
    sheetAlt: '첫 번째 시트의 대체 텍스트',
    nothing: '없음',
  },

  headHelp:
    'meta, link, script, style, noscript와 주석을 쓸 수 있습니다. 모든 페이지의 head 끝에 들어가며 이 사이트의 페이지에서만 실행됩니다.',
  bodyHelp:
    '<script src="https://…" defer></script>만 쓸 수 있습니다. 스크립트는 적어 둔 호스트에서만 불러옵니다. 다른 호스트에서도 불러오는 태그는 head 태그에 써 주세요.',
  tagsFallback: '이 언어의 태그가 아직 없습니다. {{language}} 태그가 쓰입니다.',
  startTags: '이 언어의 태그 쓰기',
  unsayTags: '이 언어의 태그를 지우고 {{language}} 태그 쓰기',
  removeTags: '태그 지우기',
  goToLine: '{{line}}번째 줄로 이동',
  more: 'head 태그의 스크립트는 여기에 나오지 않는 곳과도 통신할 수 있습니다.',
  reason: {
    malformed: '따옴표나 <, >가 빠졌거나 쓸 수 없는 문자가 있습니다.',
    unclosed: '종료 태그가 없습니다.',
    'stray-end-tag': '짝이 되는 시작 태그가 없습니다.',
    element: '여기에는 쓸 수 없는 태그입니다.',
    text: '태그 밖에 글자가 있습니다.',
    comment: 'body 태그에는 주석을 쓸 수 없습니다.',
    refresh: '보고 있는 사람이 자동으로 다른 페이지로 이동하게 됩니다.',
    policy: '페이지를 보호하는 설정과 충돌해 페이지가 작동하지 않게 됩니다.',
    'inline-code': '코드를 직접 쓸 수 없습니다. 코드의 URL을 src에 써 주세요.',
    attribute: '쓸 수 없는 속성입니다.',
    address: 'src에 https://로 시작하는 URL을 써 주세요.',
    'no-defer': 'defer를 붙여 주세요.',
    word: 'eval, setTimeout, setInterval은 쓸 수 없습니다.',
  },
} satisfies CatalogueOf<typeof source>;
