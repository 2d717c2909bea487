// Where the client starts: words first, then who I am, then the page.
import { mount } from 'svelte'
import './style/tokens.css'
import './style/base.css'
import './style/print.css'
import './themes'
import App from './App.svelte'
import { me } from './me.svelte'
import { keepShell } from './push'
import { router } from './router.svelte'

router.start()
keepShell()
await me.start()
const app = document.getElementById('app')
if (app) mount(App, { target: app })
