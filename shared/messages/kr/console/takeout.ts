import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { takeout as source } from '#shared/messages/jp/console/takeout.ts';

export const takeout: CatalogueOf<typeof source> = {
  title: '전체 데이터 내보내기',
  lead: '계정과 해당 사이트의 모든 데이터를 ZIP 파일 하나로 모읍니다.',
  contents: '계약, 로그인, 사이트와 이전 버전, 이미지·동영상, 회원, 문의, 최신 정보, 청구서, 통계 수치, 활동 기록이 들어 있습니다.',
  careful: '방문자와 회원의 개인정보도 들어 있으므로 취급에 주의해 주세요.',
  start: '내보내기 시작',
  again: '다시 내보내기',
  queued: '순서를 기다리고 있습니다',
  running: '데이터를 모으고 있습니다',
  runningNote: '화면을 닫아도 계속됩니다. 완료되면 이메일로 알려 드립니다.',
  progress: '{{done}} / {{total}}',
  ready: '{{at}} 내보내기가 완료되었습니다',
  kept: '{{until}}까지 내려받을 수 있습니다.',
  download: 'ZIP 파일 내려받기',
  failed: '데이터를 내보내지 못했습니다',
  failedText: '잠시 후 다시 시도해 주세요. 계속되면 운영자에게 문의해 주세요.',
  loadFailed: '내보내기 상태를 불러오지 못했습니다',
  readMe:
    '{{company}}의 데이터\n{{at}} (일본 시간)에 내보내기 시작\n\naccount/         계정, 로그인(비밀번호 제외), 계약 조건, 페이지뷰, 결제, 활동 기록\naccount/invoices/  발행된 청구서 PDF\naccount/media/   프로필 사진과 로고\nsites/<ID>/      사이트별 폴더\n  working.json   편집 중인 내용\n  live.json      공개 중인 내용\n  history.json, revisions.json, parts.json  이전 버전. 버전은 해시로 각 부분을 가리킵니다\n  contact.csv, homepage.csv, membership.csv  문의, 폼, 회원(스팸과 탈퇴 회원은 끝에 있음)\n  news.json, comments.json, approvals.json, preview.json, invitees.json  최신 정보, 댓글, 승인, 미리보기 공유\n  visits.json    일별·월별 통계 수치\n  *-mails.json   방문자와 회원에게 보낸 이메일 상태\n  media.json, media/  업로드한 원본 이미지와 동영상\n\nJSON의 시각은 UTC, 날짜와 월은 일본 시간입니다. 내보내는 동안의 변경은 빠질 수 있습니다.',
};
