import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { shell as source } from '#shared/messages/jp/editor/shell.ts';

export const shell: CatalogueOf<typeof source> = {
  preview: '방문자에게 보이는 화면',

  menu: {
    intro: '방문자가 사이트 안을 이동할 때 쓰는 메뉴입니다. 항목마다 이름과 링크 위치를 정하세요.',
    start: '메뉴 만들기',
    fallback: '이 언어의 메뉴가 아직 없습니다. 방문자에게는 {{language}} 메뉴가 표시됩니다.',
    useDefault: '이 언어의 메뉴를 없애고 {{language}} 메뉴 사용',
    items: '메뉴 항목',
    empty: '아직 항목이 없습니다. 하나씩 추가하거나 시트의 텍스트로 만들 수 있습니다.',
    name: '이름',
    nameless: '이름 없는 항목',
    add: '항목 추가',
    fromSheets: '시트에서 만들기',
    fromLinks: '링크 목록에서 추가',
    fromSheetsHint: '텍스트가 있는 시트마다 항목을 하나씩 만듭니다.',
    made: '항목 {{count}}개를 만들었습니다',
    noneMade: '새로 만들 항목이 없습니다. 먼저 시트에 텍스트를 입력하세요.',
    remove: '‘{{name}}’ 삭제',
    full: '항목은 {{max}}개까지 등록할 수 있습니다.',
    hidden: '메뉴를 표시하지 않도록 설정되어 있습니다. 방문자에게 보이려면 ‘글로벌 메뉴’를 켜세요.',
    press: '항목을 누르면 해당 입력란으로 이동합니다.',
  },

  sns: {
    intro: '사이트 아래쪽 바에 아이콘으로 표시합니다. 주소나 @로 시작하는 계정 이름을 입력하세요. 비워 둔 것은 표시되지 않습니다.',
    start: 'SNS 등록',
    fallback: '이 언어에는 아직 등록된 SNS가 없습니다. 방문자에게는 {{language}}에 등록한 내용이 표시됩니다.',
    useDefault: '이 언어의 등록을 없애고 {{language}} 내용 사용',
    example: '예: {{address}}',
    order: '표시 순서',
    orderHint: '시트별로 표시할 항목은 각 시트의 ‘공개 범위와 표시’에서 고를 수 있습니다.',
    none: '아직 등록된 것이 없습니다.',
    toPhone: '전화번호 편집',
    addPhone: '전화번호 등록',
  },

  phone: {
    intro: '사이트 아래쪽 바에 전화 아이콘으로 표시합니다. 누르면 전화를 걸 수 있습니다.',
    hint: '예: 03-1234-5678. 전각 숫자도 입력할 수 있습니다. 해외에서도 걸 번호는 ‘+81’처럼 국가 번호부터 입력하세요.',
    shown: '표시와 발신',
    dials: '{{number}} 번호로 표시하고 {{address}} 번호로 발신합니다.',
    toOrder: 'SNS와의 순서 바꾸기',
  },

  embed: {
    intro:
      '다른 사이트의 페이지 안에 이 사이트를 표시할 수 있습니다. 허용할 사이트를 정한 뒤 코드를 붙여 넣으세요. 처음에는 어떤 사이트도 허용하지 않습니다.',
    origin: '삽입을 허용할 사이트',
    originHelp:
      '사이트 주소를 입력하세요(예: https://www.example.com). 그 사이트의 모든 페이지에 삽입할 수 있습니다. 하위 도메인은 따로 등록합니다.',
    add: '허용하기',
    none: '허용한 사이트가 없습니다.',
    allowed: '허용한 사이트',
    remove: '{{origin}} 허용 취소',
    code: '삽입 코드',
    codeHelp: '표시할 위치에 그대로 붙여 넣으세요. 높이는 자동으로 맞춰집니다.',
    copy: '코드 복사',
    copied: '복사했습니다',
    note: '변경 내용은 다음 게시부터 반영됩니다. 회원 등록과 로그인 페이지는 삽입할 수 없어 새 탭에서 열립니다. URL만 붙여 넣는 서비스(oEmbed)도 지원합니다.',
  },
};
