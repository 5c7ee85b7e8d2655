import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitorCsv as source } from '#shared/messages/jp/console/visitor-csv.ts';

export const visitorCsv: CatalogueOf<typeof source> = {
  heading: {
    createdAt: '받은 시각',
    memberSince: '회원이 된 시각',
    state: '상태',
    lang: '언어',
    cell: '보낸 시트',
    offer: '팝업',
    assignee: '담당자',
    note: '메모',
  },
  state: {
    new: '신규',
    'in-progress': '처리 중',
    done: '완료',
    spam: '스팸',
  },
  memberState: {
    provisional: '가입 확인 전',
    member: '회원',
    suspended: '이용 정지',
    left: '탈퇴',
  },
  waiting: '{{name}} (대기자)',
};
