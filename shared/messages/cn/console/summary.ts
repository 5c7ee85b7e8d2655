import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { summary as source } from '#shared/messages/jp/console/summary.ts';

export const summary: CatalogueOf<typeof source> = {
  greeting: '您好，{{name}}',
  failed: '无法加载概览',
  usage: '{{used}} / {{max}}',
  start: {
    title: '开始的三个步骤',
    lead: '发布之前，其他人看不到您的网站。',
    done: '已完成',
    create: {
      title: '创建第一个网站',
      text: '填写名称，选择模板或从空白开始。',
    },
    fill: {
      title: '放入图片和文字',
      text: '将模板中的图片和文字替换为您自己的内容，并在预览中确认。',
      action: '继续编辑',
    },
    publish: {
      title: '发布',
      text: '在编辑画面点击“发布”，即可用网址和二维码分享。',
    },
  },
  sites: {
    title: '网站',
    unit: '个网站',
    all: '查看全部',
    create: '创建网站',
    latest: '最新网站',
    empty: {
      title: '创建第一个网站吧',
      text: '只需设定名称和大小即可开始制作。发布之前，其他人看不到。',
      readOnly: '网站创建后会显示在这里。',
    },
  },
  visits: {
    title: '本月访问',
    all: '查看效果分析',
    top: '访问最多的网站',
    counted: '访问{{visits}} · 转化{{conversions}}',
    changed: '波动最大的网站',
    changedText: '与上月同期相比，已排除随机波动。',
    fromTo: '访问{{former}} → {{visits}}',
    unvisited: '没有访问的已发布网站',
    unvisitedText: '本月还没有访问，请分享网址或二维码。',
  },
  users: {
    title: '用户',
    unit: '个账号',
    all: '查看全部',
    create: '添加用户',
    latest: '最新用户',
    empty: {
      title: '添加第一个用户吧',
      text: '填写公司名称和邮箱后，对方就会收到邀请邮件。',
      readOnly: '用户添加后会显示在这里。',
    },
  },
  licences: {
    used: '使用中的许可证',
    full: '许可证已全部使用。如需增加，请联系运营方。',
  },
  contract: {
    title: '合同',
    plan: '套餐',
    term: '合同期限',
    period: '{{start}} – {{end}}',
    openPeriod: '{{start}} 起',
    noPeriod: '未设定',
    sites: '已创建的网站',
    unlimited: '{{used}}（不限）',
    full: '已达到套餐上限。',
    endsSoon: '合同期限至{{end}}。',
    lastDays: '合同期限还有 {{days}} 天结束。',
    endsToday: '合同期限今天结束。',
    ended: '合同已到期，续约请联系客服。',
    trial: {
      endsSoon: '免费试用至{{end}}。在您申请付费套餐之前不会收费。',
      lastDays: '免费试用将于{{end}}结束。如需继续公开网站，请申请付费套餐。',
      endsToday: '免费试用将于今天结束。',
      ended: '免费试用已结束。如需继续使用，请申请付费套餐。',
    },
    checkPlan: '查看套餐',
  },
  activity: {
    title: '最近操作',
    all: '查看操作记录',
    none: '还没有任何操作。',
  },
};
