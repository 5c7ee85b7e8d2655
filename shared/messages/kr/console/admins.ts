import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { admins as source } from '#shared/messages/jp/console/admins.ts';

export const admins: CatalogueOf<typeof source> = {
  title: '관리자 설정',
  lead: '이 계정에서 함께 작업할 사람을 초대하고, 할 수 있는 일을 정합니다.',
  invite: '서브 관리자 초대',
  you: '나',
  owner: '계정 계약자',
  ownerHelp: '계정 소유자는 변경하거나 삭제할 수 없습니다.',
  field: {
    name: '이름',
    email: '이메일',
    permission: '역할',
    authority: '권한',
    status: '상태',
    language: '이메일 언어',
  },
  permissionHelp: {
    'main-contact': '편집자가 하는 일에 더해 관리자 설정과 작업 이력을 다룰 수 있으며, 계약 연락처가 됩니다.',
    editor: '사이트를 제작하고 공개할 수 있습니다. 계정 설정은 변경할 수 없습니다.',
    viewer: '보기만 할 수 있으며 변경할 수 없습니다.',
    accountant: '결제·청구서·증빙 등 금액에 관한 화면만 사용할 수 있습니다. 사이트, 회원, 사용자 목록은 볼 수 없습니다.',
  },
  authorityHelp: {
    edit: '역할에 따라 열람하고 변경할 수 있습니다.',
    view: '역할과 관계없이 열람만 할 수 있습니다.',
  },
  guide: {
    title: '역할별로 할 수 있는 일',
    authority: '권한이 ‘열람’인 사람은 역할과 관계없이 아무것도 변경할 수 없습니다.',
    users: '사용자의 추가·변경·일시 정지는 어떤 역할의 서브 관리자도 할 수 없습니다.',
  },
  failed: '관리자 목록을 불러오지 못했습니다',
  empty: {
    title: '아직 서브 관리자가 없습니다',
    text: '초대받은 사람은 자신의 이메일과 비밀번호로 로그인해 이 계정에서 작업합니다.',
    readOnly: '초대받은 사람이 여기에 표시됩니다.',
  },
  action: {
    edit: '변경',
    resend: '초대 이메일 다시 보내기',
    remove: '삭제',
  },
  form: {
    inviteTitle: '서브 관리자 초대',
    editTitle: '서브 관리자 변경',
    nameHelp: '최대 {{max}}자',
    emailHelp: '로그인 ID로 사용됩니다. 비밀번호를 설정하는 링크를 이 주소로 보냅니다.',
    emailEditHelp: '로그인 ID로 사용됩니다.',
    emailInvitedHelp: '변경하면 새 주소로 초대 이메일을 다시 보냅니다.',
    languageHelp: '이 사람에게 보내는 이메일의 언어입니다.',
    invite: '초대',
    save: '저장',
    closed: {
      'own-account': '자신의 역할과 권한은 변경할 수 없습니다. 다른 주 담당자에게 요청해 주세요.',
    },
    behind: {
      title: '다른 사람이 먼저 변경했습니다',
      text: '최신 내용을 불러오면 여기에 입력한 내용이 바뀝니다. 확인한 뒤 다시 변경해 주세요.',
      takeIn: '최신 내용 불러오기',
    },
  },
  remove: {
    title: '‘{{name}}’ 님을 삭제할까요?',
    text: '즉시 로그아웃되며 더 이상 로그인할 수 없습니다. 이 사람이 만든 사이트는 계정에 남습니다.',
    again: '나중에 같은 이메일로 다시 초대할 수 있습니다.',
    confirm: '서브 관리자 삭제',
  },
  done: {
    invite: '{{email}} 주소로 초대 이메일을 보냈습니다',
    update: '‘{{name}}’ 님의 정보를 저장했습니다',
    remove: '‘{{name}}’ 님을 삭제했습니다',
    resend: '{{email}} 주소로 초대 이메일을 다시 보냈습니다',
  },
  failure: {
    invite: '초대하지 못했습니다',
    update: '저장하지 못했습니다',
    remove: '삭제하지 못했습니다',
    resend: '초대 이메일을 보내지 못했습니다',
  },
};
