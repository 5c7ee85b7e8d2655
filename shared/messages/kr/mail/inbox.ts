import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { inbox as source } from '#shared/messages/jp/mail/inbox.ts';

export const inbox: CatalogueOf<typeof source> = {
  inbox: '받은편지함',
  newestFirst: '최신순',
  empty: '아직 이메일이 없습니다',
  emptyHint: '발송된 이메일이 여기에 도착합니다.',
  clear: '모두 삭제',
  reload: '새로고침',
  back: '받은편지함으로 돌아가기',
  from: '보낸사람',
  to: '받는사람',
  replyTo: '회신 주소',
  received: '받은 시각',
  noSubject: '(제목 없음)',
  text: '텍스트 본문',
  html: 'HTML 본문',
  links: '링크',
  attachments: '첨부파일',
  source: '이메일 원문 (.eml)',
  notFound: '이메일을 찾을 수 없습니다',
  notFoundHint: '삭제되었을 수 있습니다.',
};
