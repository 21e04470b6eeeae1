import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import '../shared/app.css';
import { bridge } from '../shared/portal.js';
import { returnPath } from '../shared/returnPath.js';
import { App } from './App.tsx';
import { DetailPage } from './DetailPage.tsx';
import { ListPage } from './ListPage.tsx';
import { NoPage } from './NoPage.tsx';

const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    // Where the portal enters: leads to the page that was asked for, or to the list, without an entry of its own.
    {
      path: '/middlePage',
      redirect: ({ fullPath }) => {
        const { path, query, hash } = router.resolve(returnPath(fullPath.slice(fullPath.indexOf('?'))) ?? '/list');
        // A path alone would take over the query of the middle page.
        return { path, query, hash };
      },
    },
    { path: '/', redirect: '/list' },
    { path: '/list', component: ListPage },
    { path: '/detail/:id', component: DetailPage },
    { path: '/new', component: () => import('./FormPage.tsx').then(({ FormPage }) => FormPage) },
    { path: '/:rest(.*)*', component: NoPage },
  ],
});
createApp(App).use(router).mount('#app');
router.isReady().then(() => bridge?.ready());
