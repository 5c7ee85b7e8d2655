import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { forms as source } from '#shared/messages/jp/editor/forms.ts';

export const forms: CatalogueOf<typeof source> = {
  intro: {
    contact: '문의 페이지(/contact)에 표시되는 폼입니다.',
    membership: '회원가입 페이지(/membership)에 표시되는 폼입니다. 가입한 사람은 회원 전용 시트를 볼 수 있습니다.',
    homepage: '폼 페이지(/form)에 표시되는 폼입니다. 신청이나 설문 등에 쓸 수 있습니다.',
  },
  none: '아직 이 페이지가 없습니다. 폼을 만들면 방문자가 열 수 있습니다.',
  fallback: '이 언어의 폼은 아직 없습니다. 방문자에게는 {{language}} 폼이 표시됩니다.',
  useDefault: '이 언어의 폼을 없애고 {{language}} 폼 사용',
  start: '폼 만들기',

  delivery: '알림 받을 곳',
  destinationHelp: '제출된 내용을 이 주소로 알려 드립니다. 공개하려면 입력해야 합니다.',
  companyHelp: '폼과 회신 이메일에 표시되는 이름입니다.',
  replyHelp: '제출 완료 화면과 자동 회신 이메일에 표시됩니다. 비워 두면 24시간 이내에 답변한다고 안내합니다.',

  lockedSheets: '회원 전용 시트의 모습',
  lockedTextHelp: '회원이 되면 무엇을 볼 수 있는지 알려 주는 문구입니다. 비워 두면 기본 문구가 표시됩니다.',
  lockedTeaserHelp:
    '시트의 이미지를 글자를 읽을 수 없을 만큼 흐리게 하여 배경에 표시합니다. 이미지의 대략적인 색은 누구에게나 보입니다. 다음 공개부터 적용됩니다.',

  fields: '입력 항목',
  untitled: '이름 없는 항목',
  required: '필수',
  optional: '선택',
  detail: '{{type}} · {{required}}',
  type: { TEXT_BOX: '텍스트', NUMBER: '숫자', SELECT: '드롭다운', SELECT_OPTIONS: '체크박스' },
  typeHelp: {
    TEXT_BOX: '이름이나 요청 사항 등 글자를 입력받습니다.',
    NUMBER: '인원수나 개수 등 숫자를 입력받습니다.',
    SELECT: '선택지에서 하나를 고르게 합니다.',
    SELECT_OPTIONS: '선택지에서 해당하는 것을 모두 고르게 합니다.',
  },
  companyType: '회사명',
  companyTypeHelp: '가입하는 사람의 회사명입니다.',
  add: '항목 추가',
  full: '항목은 {{max}}개까지 추가할 수 있습니다.',
  duplicate: '복제',
  remove: '삭제',
  locked: '고정 항목',
  lock: {
    email: '연락에 사용하므로 항상 필수입니다. 이름, 입력 예, 순서만 바꿀 수 있습니다.',
    password: '로그인에 사용하므로 항상 필수입니다. 이름, 입력 예, 순서만 바꿀 수 있습니다.',
    confirm_password: '비밀번호를 잘못 입력하지 않도록 항상 필수입니다. 이름, 입력 예, 순서만 바꿀 수 있습니다.',
    company: '알림에 사용하므로 종류를 바꾸거나 삭제할 수 없습니다. 선택 항목으로는 바꿀 수 있습니다.',
    removableCompany: '종류는 바꿀 수 없습니다. 필요 없으면 삭제할 수 있습니다.',
  },

  gaps: {
    missing: '{{language}} 폼에 있는 다음 항목이 여기에는 없습니다.',
    missingHelp: '추가하면 {{language}} 그대로 들어오므로 번역해 주세요.',
    add: '‘{{name}}’ 추가',
    addAll: '{{count}}개 모두 추가',
    extra: '다음 항목은 {{language}} 폼에 없습니다.',
  },

  title: '이름',
  titleHelp: '방문자에게 표시되는 질문입니다.',
  typeInput: '종류',
  isRequired: '필수로 하기',
  requiredHelp: '입력하지 않으면 보낼 수 없습니다.',
  placeholder: '입력 예',
  placeholderHelp: '비어 있을 때 흐리게 표시됩니다.',
  firstChoice: '고르기 전 표시',
  firstChoiceHelp: '비워 두면 ‘{{words}}’라고 표시됩니다.',

  options: '선택지',
  option: '선택지 {{number}}',
  noOptions: '아직 없습니다. 공개하려면 하나 이상 넣어 주세요.',
  removeOption: '‘{{name}}’ 삭제',
  addOptions: '선택지 추가',
  addOptionsHelp: '한 줄에 하나씩 입력합니다. 표에서 한꺼번에 붙여 넣을 수도 있습니다.',
  addThem: '추가',
  twice: '같은 선택지가 있어 {{count}}개는 추가하지 않았습니다.',
  refused: '{{count}}개는 추가할 수 없습니다. 하나에 {{length}}자, 모두 {{max}}개까지입니다.',

  validation: '입력 확인',
  format: '글자 종류',
  formats: {
    none: '한 줄 글',
    'multi-line': '여러 줄 글',
    email: '이메일 주소',
    url: 'URL',
    phone: '전화번호',
    'postal-code': '우편번호',
    katakana: '가타카나',
  },
  bounds: {
    TEXT_BOX: { min: '최소 글자 수', max: '최대 글자 수' },
    NUMBER: { min: '최솟값', max: '최댓값' },
    SELECT_OPTIONS: { min: '최소 선택 수', max: '최대 선택 수' },
  },
  textMaxHelp: '비워 두면 {{max}}자까지입니다.',

  agreement: {
    title: '회사 정보와 약관 동의',
    shown: '폼 아래에 회사 정보를 여는 링크가 표시됩니다.',
    hidden: '이 폼에는 회사 정보를 표시하지 않습니다.',
    needed: '보내려면 이용약관과 개인정보 처리방침에 동의해야 합니다.',
    notNeeded: '약관 동의를 요청하지 않습니다.',
    edit: '회사 정보에서 변경',
  },

  removeForm: {
    action: '이 폼 삭제',
    title: '‘{{form}}’ 폼을 삭제할까요?',
    text: '삭제하면 방문자가 이 페이지를 열 수 없게 됩니다({{languages}}).',
    leads: '이 페이지로 가는 링크가 남아 있습니다. 링크 대상도 바꿔 주세요.',
    cells: '시트: {{cells}}',
    menu: '메뉴: {{names}}',
    popups: '팝업: {{names}}',
    nothing: '이 페이지로 가는 링크는 없습니다.',
    undo: '‘실행 취소’나 기록으로 삭제 전으로 되돌릴 수 있습니다.',
    confirm: '삭제',
  },

  live: {
    frame: '폼 표시',
    note: '직접 입력해 볼 수 있습니다. 여기서는 전송되지 않습니다.',
    passed: '입력에 문제가 없습니다. 공개 후에는 이 내용이 전송됩니다.',
    clear: '입력 지우기',
  },
};
