import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpVisitors as source } from '#shared/messages/jp/help/help-visitors.ts';

export const helpVisitors: CatalogueOf<typeof source> = {
  visitorLists: {
    lead: '列出网站的会员，以及访客通过表单提交的内容。',
    tasks: {
      reply: {
        title: '回复咨询',
        steps: '打开该条内容，点击[[visitors:detail.reply]]。\n修改[[visitors:detail.stateLabel]]，让其他人了解处理进度。',
      },
      export: { title: '导出列表', steps: '用筛选缩小范围。\n点击[[common:export.start]]。' },
      erase: {
        title: '删除某人的数据',
        steps: '打开该人的内容。\n点击[[visitors:privacy.erasePerson]]。此网站上该人的所有数据都会删除，无法恢复。',
      },
    },
    notes: '设置[[visitors:privacy.retention]]后，超过{{retentionMin}}至{{retentionMax}}天的内容会自动删除。\n访客看不到备注。',
  },
  news: {
    lead: '在网站顶部显示简短的消息，无需重新发布网站。',
    tasks: {
      create: {
        title: '新建消息',
        steps:
          '点击[[news:list.add]]，选择网站，填写标题和内容。\n立即发布，或选择[[news:timing.scheduled]]设定开始和结束时间。\n点击[[news:submit.publish]]。',
      },
      end: { title: '提前结束', steps: '打开该行末尾的菜单，选择[[news:actions.end.label]]。' },
      order: { title: '调整顺序', steps: '打开某个网站的消息。\n选择[[news:delivery.order]]，移动各条消息。' },
    },
    notes: '网站只显示公开消息中的前{{newsShown}}条。\n一条消息最多可用于{{newsSites}}个网站。\n没有译文的语言会显示主要语言的内容。',
  },
};
