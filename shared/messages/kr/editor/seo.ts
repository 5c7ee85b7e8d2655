import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { seo as source } from '#shared/messages/jp/editor/seo.ts';

export const seo = {
  intro: '검색 결과와 공유 카드에 표시되는 문구, 그리고 분석 등에 쓰는 태그를 설정합니다.',
  titleHelp: '검색 결과의 제목입니다. 문자, 숫자, 공백, 하이픈, 세로줄, 콜론, 괄호를 쓸 수 있습니다.',
  h1Help: '페이지 제목으로 검색 엔진과 스크린 리더에 전달됩니다. 화면에는 표시되지 않습니다. 쓸 수 있는 문자는 제목과 같습니다.',
  descriptionHelp: '검색 결과와 공유 카드의 설명입니다.',

  search: '검색 결과에서',
  share: '공유할 때',
  shareImageHelp:
    '첫 페이지와 양식 등 시트가 아닌 페이지를 공유할 때 사용합니다(모든 언어 공통). 가운데를 기준으로 1200×630픽셀로 자릅니다. 없으면 시트의 이미지와 제목으로 자동으로 만듭니다.',
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
    'meta, link, script, style, noscript와 주석을 쓸 수 있습니다. head 끝에 들어가며 이 사이트의 페이지에서만 실행됩니다. 회원 가입, 로그인, 비밀번호 페이지에는 들어가지 않습니다.',
  bodyHelp:
    '<script src="https://…" defer></script>만 쓸 수 있습니다. 스크립트는 적어 둔 호스트에서만 불러옵니다. 다른 호스트에서도 불러오는 태그는 head 태그에 써 주세요.',
  bodyHelpWithCode: 'script와 noscript, 주석을 쓸 수 있고 코드도 그대로 쓸 수 있습니다. body 끝에 들어갑니다.',
  tagManager: {
    help: '켜면 태그에 직접 쓴 코드와 태그 관리자가 나중에 추가하는 코드도 실행됩니다. Google 태그, Google 태그 관리자, Meta 픽셀, LINE Tag, Yahoo! 광고와 X의 태그를 제공사의 안내대로 붙여 넣어 쓸 수 있습니다. 코드는 이 사이트의 페이지에서 무엇이든 할 수 있습니다. 붙여 넣은 코드와 태그 관리자가 추가하는 코드의 책임은 사이트 운영자에게 있습니다. 회원 가입, 로그인, 비밀번호 페이지, 미리보기, 다른 사이트, 이 관리자 페이지에서는 실행되지 않습니다.',
    idle: '태그 관리자가 꺼져 있는 동안에는 head 태그에 직접 쓴 코드가 공개된 사이트에서 실행되지 않습니다.',
    suggestion: '태그 관리자를 켜면 이대로 쓸 수 있습니다.',
    turnOn: '태그 관리자 켜기',
  },
  consent: {
    label: '태그를 실행하기 전에 동의 받기',
    help: '켜면 방문자가 동의할 때까지 head 태그와 body 태그가 실행되지 않습니다(meta 제외). 선택은 방문자의 기기에 저장되고, 통계에는 건수만 표시됩니다. 글로벌 프라이버시 컨트롤(GPC)을 설정한 방문자에게는 묻지 않고 거부로 처리합니다. Google 동의 모드에도 전달됩니다. 다음 공개부터 적용됩니다.',
    noTags: '태그가 없는 동안에는 방문자에게 묻지 않습니다.',
    text: '확인 문구',
    textHelp:
      '비워 두면 기본 문구를 표시합니다. 문구 뒤에 개인정보 처리방침(없으면 ‘외부 전송 안내’) 링크가 붙습니다. 문구나 서비스가 바뀌면 다시 묻습니다.',
  },
  dispensable: '주석과 noscript는 지워도 측정할 수 있습니다.',
  removeDispensable: '쓸 수 없는 주석과 noscript 지우기',
  success: {
    title: '폼 전송 측정',
    text: '폼이 전송되면 완료 페이지가 dataLayer와 DOM에서 ‘{{event}}’ 이벤트를 한 번만 알립니다. 새로고침해도 반복되지 않으며, 입력한 내용은 포함되지 않습니다.',
    kind: '폼의 종류: {{values}}',
    language: '페이지의 언어: {{values}}',
  },
  tagsFallback: '이 언어의 태그가 아직 없습니다. {{language}} 태그가 쓰입니다.',
  startTags: '이 언어의 태그 쓰기',
  unsayTags: '이 언어의 태그를 지우고 {{language}} 태그 쓰기',
  removeTags: '태그 지우기',
  goToLine: '{{line}}번째 줄로 이동',
  more: 'head 태그의 스크립트는 여기에 나오지 않는 곳과도 통신할 수 있습니다.',
} satisfies CatalogueOf<typeof source>;
