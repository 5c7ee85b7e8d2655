/** The CSV file of news. */
export const newsCsv = {
  field: {
    title: 'タイトル',
    content: '本文',
    contentUrl: 'リンク先',
    status: '状態',
    sites: '配信先サイト',
    owner: 'アカウント',
    startDate: '公開開始',
    endDate: '公開終了',
    createdAt: '作成日時',
    updatedAt: '更新日時',
  },
  status: {
    public: '公開中',
    unpublic: '非公開',
    draft: '下書き',
    expired: '終了',
  },
} as const;
