import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { viewer as source } from '#shared/messages/jp/console/viewer.ts';

export const viewer: CatalogueOf<typeof source> = {
  lock: {
    title: '미리보기 열기',
    lead: '초대받은 이메일 주소와 공유자에게 받은 비밀번호를 입력해 주세요.',
    email: '초대받은 이메일 주소',
    password: '미리보기 비밀번호',
    submit: '미리보기 열기',
    notShared: '이 미리보기는 현재 공유되고 있지 않습니다. 초대한 분께 문의해 주세요.',
    consoleLogin: '관리자 페이지에 로그인',
    again: '접근 기한이 지났거나 공유가 종료되었습니다. 다시 로그인해 주세요.',
  },
  title: '{{name}} 미리보기',
  badge: '미리보기',
  saved: '{{time}}에 {{by}}이 저장',
  newer: '{{time}}에 {{by}}이 새 버전을 저장했습니다.',
  showNewer: '새 버전 보기',
  pinned: '고정된 버전입니다.',
  unpublished: '이 시각에는 사이트가 비공개입니다.',
  note: '공유자의 메시지',
  settings: '표시 설정',
  member: {
    label: '회원 전용 시트',
    visitor: '잠금 표시',
    member: '회원으로 표시',
  },
  popups: {
    label: '팝업',
    shown: '표시',
    hidden: '숨김',
  },
  screen: {
    label: '화면',
    phone: '스마트폰',
    desktop: 'PC',
  },
  language: '사이트 언어',
  at: {
    label: '표시할 날짜와 시각(일본 시간)',
    help: '팝업, 공지, 예약된 공개를 그 시각의 상태로 표시합니다.',
    now: '현재로 돌아가기',
  },
  ownTab: '새 탭에서 열기',
  logOut: '미리보기 종료',
  share: '공유',
  frame: '{{name}} 미리보기 화면',
  failed: '미리보기를 불러오지 못했습니다',
};
