import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { newsCsv as source } from '#shared/messages/jp/console/news-csv.ts';

export const newsCsv: CatalogueOf<typeof source> = {
  field: {
    title: '标题',
    content: '正文',
    contentUrl: '链接',
    status: '状态',
    sites: '发布网站',
    owner: '账号',
    startDate: '公开开始',
    endDate: '公开结束',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
  status: {
    public: '公开中',
    unpublic: '未发布',
    draft: '草稿',
    expired: '已结束',
  },
};
