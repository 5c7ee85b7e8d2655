import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { bell as source } from '#shared/messages/jp/console/bell.ts';

export const bell: CatalogueOf<typeof source> = {
  open: '알림(읽지 않음 {{number}}건)',
  openNone: '알림',
  title: '알림',
  all: '모두 보기',
  markAll: '모두 읽음으로 표시',
  unread: '읽지 않음',
  empty: '새 알림이 없습니다',
  failed: '알림을 표시할 수 없습니다',
  banner: {
    before: '점검 예정: {{from}} ~ {{until}}',
    during: '점검 중입니다(~ {{until}})',
    open: '자세히 보기',
  },
  event: {
    'publication-failed': '‘{{name}}’의 예약 공개에 실패했습니다',
    'domain-live': '{{name}} 공개가 시작되었습니다',
    'invoice-issued': '청구서 {{name}}이(가) 발행되었습니다',
    'page-views': '{{name}} 페이지뷰가 플랜의 {{number}}%에 도달했습니다',
    'new-entries': '‘{{name}}’에 새 문의가 {{number}}건 있습니다',
    comment: '‘{{name}}’에 댓글이 {{number}}건 있습니다',
    'import-finished': '“{{name}}”에서 계정 {{number}}개를 추가했습니다',
    'import-failed': '“{{name}}”의 계정을 추가하지 못했습니다',
    'export-finished': '‘{{name}}’의 CSV 파일이 준비되었습니다',
  },
  channels: {
    title: '알림 받는 방법',
    lead: '이 계정의 모든 로그인에 적용됩니다.',
    readOnly: '계약자와 주 담당자만 변경할 수 있습니다.',
    failed: '설정을 표시할 수 없습니다',
    saved: '알림 받는 방법을 저장했습니다',
    saveFailed: '설정을 저장할 수 없습니다',
    submit: '받는 방법 저장',
    kind: {
      'publication-failed': '예약 공개 실패',
      'domain-live': '독자 도메인 공개',
      'invoice-issued': '청구서 발행',
      'page-views': '페이지뷰 80%·100% 도달',
      'new-entries': '새 문의',
      comment: '새 댓글',
      'import-finished': '가져오기 완료',
      'export-finished': 'CSV 파일 완성',
    },
    option: {
      both: '벨과 이메일',
      bell: '벨만',
      mail: '이메일만',
      off: '받지 않음',
    },
  },
};
