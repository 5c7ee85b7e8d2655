import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { newsCsv as source } from '#shared/messages/jp/console/news-csv.ts';

export const newsCsv: CatalogueOf<typeof source> = {
  field: {
    title: '제목',
    content: '본문',
    contentUrl: '링크',
    status: '상태',
    sites: '게시 사이트',
    owner: '계정',
    startDate: '공개 시작',
    endDate: '공개 종료',
    createdAt: '작성 일시',
    updatedAt: '수정 일시',
  },
  status: {
    public: '공개 중',
    unpublic: '비공개',
    draft: '초안',
    expired: '종료',
  },
};
