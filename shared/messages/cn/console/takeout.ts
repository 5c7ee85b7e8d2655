import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { takeout as source } from '#shared/messages/jp/console/takeout.ts';

export const takeout: CatalogueOf<typeof source> = {
  title: '导出全部数据',
  lead: '将账号及其网站的全部数据汇总为一个 ZIP 文件。',
  contents: '包括合同、登录账号、网站及历史版本、图片和视频、会员、咨询、最新消息、账单、效果分析数据和操作记录。',
  careful: '其中也包含访客和会员的个人信息，请妥善保管。',
  start: '开始导出',
  again: '重新导出',
  queued: '正在排队',
  running: '正在收集数据',
  runningNote: '可以离开此页面。完成后将通过电子邮件通知您。',
  progress: '{{done}} / {{total}}',
  ready: '{{at}} 的导出已完成',
  kept: '可在 {{until}} 之前下载。',
  download: '下载 ZIP 文件',
  failed: '无法导出数据',
  failedText: '请稍后重试。如仍失败，请联系运营方。',
  loadFailed: '无法加载导出状态',
  readMe:
    '{{company}} 的数据\n开始导出时间：{{at}}（日本时间）\n\naccount/         账号、登录账号（不含密码）、合同条件、页面浏览量、付款、操作记录\naccount/invoices/  已开具账单的 PDF\naccount/media/   头像和标志\nsites/<ID>/      每个网站一个文件夹\n  working.json   正在编辑的内容\n  live.json      已发布的内容\n  history.json, revisions.json, parts.json  历史版本，版本通过哈希引用各部分\n  contact.csv, homepage.csv, membership.csv  咨询、表单、会员（垃圾信息和已退会者在末尾）\n  news.json, comments.json, approvals.json, preview.json, invitees.json  最新消息、评论、批准、预览共享\n  visits.json    按日和按月的效果分析数据\n  *-mails.json   发给访客和会员的邮件状态\n  media.json, media/  上传的原始图片和视频\n\nJSON 中的时间为 UTC，日期和月份为日本时间。导出期间的更改可能未包含在内。',
};
